"""Watches a page while dice fall: what it told before they landed, and which rolls showed dice."""

# Each roll that the server tells is noted before the page hears of it; then every change of the page is looked at.
WATCH = """() => {
  const rolled = new Set(['rolled', 'dice-rolled']);
  const ended = new Set(['won', 'lost', 'tied', 'beat', 'failed']);
  const textOf = (all) => [...document.querySelectorAll(all)].map((one) => one.textContent).join(' ');
  const told = () => ['.log', '.players', 'section.own', 'section.sheet', '.lives', '[data-told]'].map(textOf);
  const hasChanged = (before) => told().some((text, i) => before[i] && text && text !== before[i]); // a panel may hide
  const state = window.falling = { rolls: [], ends: [], heroes: [], hidden: false };
  const look = () => {
    const isFalling = document.querySelector('.tumbling') !== null;
    const isAsking = document.querySelector('[data-choice]:not([disabled])') !== null;
    const isStaged = document.querySelector('[data-stage]') !== null;
    const here = Number(document.querySelector('main')?.dataset.seq);
    for (const roll of state.rolls.filter(({ isDone }) => !isDone)) {
      if (isFalling && document.querySelector('.tumbling svg')) roll.hadDice = true;
      if (isFalling && here >= roll.seq) roll.leaks.push('the board');
      if (isFalling && roll.before && hasChanged(roll.before)) roll.leaks.push('the log, a panel or a voice');
      if (isFalling && isAsking) roll.leaks.push('a choice');
      if (document.querySelector('[data-stage=rolling] .verdict')?.textContent) roll.leaks.push('the stage');
      roll.isDone = !isFalling && here >= roll.seq;
      if (!roll.isDone) break; // the others wait for it
    }
    state.hidden ||= isStaged && isAsking;
    for (const end of state.ends) end.hadStage ||= isStaged;
  };
  const hear = ({ data }) => {
    const message = JSON.parse(data);
    if (message.view?.heroes) state.heroes = message.view.heroes.map(({ hero }) => hero);
    if (message.type !== 'event') return;
    const news = message.entries.flatMap(({ told }) => told);
    const isOwn = ({ args }) => args.hero === state.heroes[0];
    if (news.some(({ key }) => rolled.has(key))) {
      const own = news.some((one) => rolled.has(one.key) && isOwn(one));
      const isNext = Number(document.querySelector('main')?.dataset.seq) === message.after; // nothing else waits
      const before = isNext && told();
      state.rolls.push({ seq: message.seq, isOwn: own, before, leaks: [], hadDice: false });
    }
    if (news.some((one) => ended.has(one.key) && isOwn(one))) state.ends.push({ hadStage: false });
  };
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) { super(...given); this.addEventListener('message', hear); }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
HAS_LANDED = "() => window.falling.rolls.every((roll) => roll.isDone)"
