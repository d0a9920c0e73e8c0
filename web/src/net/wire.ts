// Made by tools/client/wire_types.py; change src/karak/server/wire.py instead.

/** A seat's chances from start to end: luck, own choices, those of others, and what looking further ahead showed. */
export interface Account {
  seat: number;
  start: number;
  end: number;
  luck: number;
  luck_error: number;
  own: number;
  others: number;
  later: number;
  loss: number;
  loss_error: number;
  mistakes: number;
}

/** The answer to the pending decision, in words or as a number. */
export interface Act {
  type: "act";
  id: string;
  expected: number;
  action: string | number;
}

export interface AddBot {
  type: "addbot";
  id: string;
  seat: number;
  bot: string;
}

/** An analysis of the first `length` of a game's `actions`. */
export interface Analysis {
  game: string;
  heroes: Array<string>;
  worlds: number;
  seed: string;
  length: number;
  actions: number;
  moments: Array<Moment>;
  accounts: Array<Account>;
  turnings: Array<Turning>;
  mistakes: Array<Mistake>;
}

/** To a command, the same each time it is sent. After a refusal nothing has changed; it is final unless it says
    `again`: then send the command again, with the same id. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  seq: number;
  key: string;
  args: Record<string, string>;
  clause: string;
  text: string;
  again: boolean;
}

/** The server ends this connection, by key and arguments, and in English. After a restart, or if the table has
    moved, come again: at `address`, or at the same one if it is empty. */
export interface Bye {
  type: "bye";
  reason: string;
  key: string;
  args: Record<string, string>;
  text: string;
  address: string;
}

/** Small, stored beside the journal. */
export interface Card {
  table: string;
  title: string;
  status: string;
  options: Array<string>;
  seats: Array<CardSeat>;
  public: boolean;
  spectators: string;
  commitment: string;
  opened: number;
}

export interface CardSeat {
  kind: string;
  name: string;
  bot: string;
  hero: string;
}

/** Outcomes in the order of the rules, each with its weight. */
export interface CaseList {
  texts: Array<string>;
  weights: Array<number>;
}

/** Draw by draw, as far as the rules can follow the tape; `stopped` is the action where they cannot, or 0. */
export interface Cases {
  lists: Array<CaseList>;
  draws: Array<DrawShown>;
  stopped: number;
}

export interface ChapterShown {
  name: string;
  steps: Array<StepShown>;
}

/** An empty hero is dealt. */
export interface ChooseHero {
  type: "choosehero";
  id: string;
  seat: number;
  hero: string;
}

/** `rulings` are places in the book's list of rulings. */
export interface ClauseShown {
  id: string;
  title: string;
  marks: Array<string>;
  text: Array<Passage>;
  rulings: Array<number>;
}

/** Who is asked what; the options only if it is you. `who` is -1 if nobody is asked; `clause` says what about. */
export interface Decision {
  who: number;
  step: string;
  options: Array<Option>;
  undoable: number;
  clause: string;
}

/** Which action of the tape it is, counted from 1, and which list it is drawn from. */
export interface DrawShown {
  action: number;
  cases: number;
}

/** An event, as the key of a sentence and its arguments. */
export interface Effect {
  key: string;
  args: Record<string, string>;
}

export interface Emote {
  type: "emote";
  id: string;
  emote: string;
}

export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

/** The owner ends a running game by points, and closes a table that has not begun. */
export interface End {
  type: "end";
  id: string;
}

export interface EndVote {
  type: "endvote";
  id: string;
  yes: boolean;
}

/** A line of the log: its number, who caused it (-1 for chance and the table), and after how many actions. */
export interface Entry {
  seq: number;
  at: number;
  seat: number;
  length: number;
  told: Array<Told>;
}

/** What happened after number `after`, up to `seq`; `view` has the keys that changed, or all if it is `whole`. */
export interface Event {
  type: "event";
  after: number;
  seq: number;
  status: string;
  length: number;
  viewpoint: number;
  whole: boolean;
  view: Record<string, unknown>;
  hash: string;
  decision: Decision;
  undo: number | null;
  consent: Array<number>;
  offer: Offer | null;
  entries: Array<Entry>;
}

/** Wait longer for somebody who is gone. */
export interface Extend {
  type: "extend";
  id: string;
  seat: number;
}

/** A fight that began after `at` actions; `win` is the chance before the dice fell, or none if there was no roll. */
export interface Fight {
  at: number;
  turn: number;
  seat: number;
  against: string;
  strength: number | null;
  win: number | null;
  result: "lost" | "tied" | "won";
}

/** Points that a seat gained or lost with action number `at`. */
export interface Gain {
  at: number;
  turn: number;
  seat: number;
  points: number;
  source: string;
}

/** `options` has the clause that describes each, `usual` is the bot that plays where none is named, `clauses` stands
    before the colon of each clause, `place` is that on the shelf, `rounds` are usual with four seats and with two. */
export interface GameShown {
  title: string;
  fewest: number;
  most: number;
  options: Record<string, string>;
  heroes: Array<string>;
  bots: Array<string>;
  usual: string;
  extends: string;
  clauses: string;
  place: number;
  rounds: Array<number>;
}

/** The player goes on, not the bot. */
export interface HandBack {
  type: "handback";
  id: string;
  seat: number;
}

/** The first message, and again whenever a number is missing: what followed number `after`, seen from the same
    viewpoint as before, or else a snapshot. */
export interface Hello {
  type: "hello";
  version?: number;
  after?: number | null;
  viewpoint?: number | null;
}

/** What would a bot do in my place, and why? */
export interface Hint {
  type: "hint";
  id: string;
  expected: number;
}

/** To a hint: the best choices, the best first, and why, by key and arguments. */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  choices: Array<HintedChoice>;
  why: Told;
}

/** An option with the chance to win after it, as far as a bot can tell; it was tried in so many imagined games. */
export interface HintedChoice {
  text: string;
  chance: number;
  worlds: number;
}

/** Without a seat, the first that is free; without a name, only a session to watch with. */
export interface Join {
  name?: string;
  seat?: number | null;
}

/** Where one sits, and the links that lead there from another device; `cookie` is that of `Welcome`. */
export interface Joined {
  table: string;
  seats: Array<number>;
  links: Array<string>;
  cookie: string;
}

/** The id under which a file can be looked at, as long as there is room for it. */
export interface Kept {
  replay: string;
  length: number;
}

/** Send the player away from this table for good; in a running game a bot plays on. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Before the start the seat is free again; afterwards a bot goes on, and the seat is seen from no more. */
export interface LeaveSeat {
  type: "leaveseat";
  id: string;
  seat: number;
}

export interface LessonShown {
  game: string;
  chapters: Array<ChapterShown>;
}

export interface LetBotPlay {
  type: "letbotplay";
  id: string;
  seat: number;
  bot: string;
}

/** The id of a table is what a share link holds; the owner link is for the owner alone. */
export interface Made {
  table: string;
  share: string;
  owner: string;
}

/** Action number `at`, and one that would have won more often. */
export interface Mistake {
  at: number;
  turn: number;
  seat: number;
  action: string;
  better: string;
  loss: number;
  error: number;
}

/** The chances to win after `at` actions, what the last one changed, and who gave it: -1 is chance, -2 no seat (at
    the start, and where players ended the game). */
export interface Moment {
  at: number;
  turn: number;
  who: number;
  chances: Array<number>;
  errors: Array<number>;
  swings: Array<number>;
  swing_errors: Array<number>;
}

/** Chapters are counted from 0; those before the one wished for are played at once. */
export interface NewLesson {
  name: string;
  chapter?: number;
}

export interface NewTable {
  title?: string;
  seats?: number;
  options?: Array<string>;
  public?: boolean;
  spectators?: "allowed" | "delayed" | "none";
  absent?: "bot" | "wait";
  grace?: number;
  chat?: boolean;
  newcomers?: boolean;
}

/** An offer to end the game: who made it, how the game would end ("points" or "draw"), who is asked, who agreed. */
export interface Offer {
  seat: number;
  how: string;
  voters: Array<number>;
  agreed: Array<number>;
}

/** Ask all other people to end the game: by points, or as a draw. */
export interface OfferEnd {
  type: "offerend";
  id: string;
  seat: number;
  how: "draw" | "points";
}

/** One answer that may be given now. A player types `text`; `verb` and `args` are the same in parts, each argument a
    list of names. A screen lights up the `anchors`. `final` if it cannot be taken back freely; `next` is the step of
    chance that it leads to, if it does; `clause` is the one about an ability. */
export interface Option {
  text: string;
  verb: string;
  args: Array<Array<string>>;
  anchors: Array<string>;
  final: boolean;
  next: string;
  clause: string;
}

/** A paragraph, an item of a list, or a table, whose first row is its heading; the mark says how sure it is. */
export interface Passage {
  kind: "item" | "table" | "text";
  text: string;
  rows: Array<Array<string>>;
  mark: string;
}

export interface Ping {
  type: "ping";
}

/** From the position after `at` actions; at each seat "me", the name of a bot, or nobody yet. */
export interface PlayOn {
  at: number;
  seats: Array<string>;
  name?: string;
}

export interface Pong {
  type: "pong";
  seq: number;
}

/** Who is here; whether they may chat. */
export interface Presence {
  type: "presence";
  seats: Array<SeatShown>;
  watching: number;
  chat: boolean;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface RemoveBot {
  type: "removebot";
  id: string;
  seat: number;
}

/** No link of this seat's player that was made before opens it any more. */
export interface RenewLinks {
  type: "renewlinks";
  id: string;
  seat: number;
}

/** A position, and the log up to it. */
export interface Replay {
  length: number;
  at: number;
  view: Record<string, unknown>;
  log: Array<Entry>;
}

/** Take back all of this turn that is free to be taken back. */
export interface ResetTurn {
  type: "resetturn";
  id: string;
  expected: number;
}

/** Give up: the hero takes no more turns, or this bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
  bot?: string;
}

export interface Result {
  ending: string;
  points: Array<number>;
  winners: Array<number>;
}

/** The salt that was sealed, once the seals of all seats are fixed. */
export interface Reveal {
  type: "reveal";
  id: string;
  seat: number;
  salt: string;
}

/** A roll after `at` actions: its value, the mean, and the usual deviation. */
export interface Roll {
  at: number;
  turn: number;
  seat: number;
  value: number;
  mean: number;
  deviation: number;
  at_least: number;
  at_most: number;
}

export interface Rules {
  game: string;
  sections: Array<Section>;
  rulings: Array<RulingShown>;
}

export interface RulingShown {
  ids: Array<string>;
  title: string;
  text: Array<Passage>;
}

/** A player's own share in the dice, given openly before the start; a seal is better. */
export interface Salt {
  type: "salt";
  id: string;
  seat: number;
  salt: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The hash of a player's own share in the dice, sent before the start instead of it. */
export interface Seal {
  type: "seal";
  id: string;
  seat: number;
  seal: string;
}

/** Who sits there; `waits_until` if the table waits for somebody who is gone. A seat has a `person` also while a bot
    plays for one; `free` says that you may sit down there now. */
export interface SeatShown {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  hero: string;
  here: boolean;
  yours: boolean;
  person: boolean;
  free: boolean;
  waits_until: number | null;
}

export interface Section {
  title: string;
  intro: Array<Passage>;
  clauses: Array<ClauseShown>;
}

/** Everything that you may see now; `hash` is of the view, `consent` has the seats that `undo` still waits for. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  status: string;
  length: number;
  viewpoint: number;
  view: Record<string, unknown>;
  hash: string;
  decision: Decision;
  undo: number | null;
  consent: Array<number>;
  offer: Offer | null;
  log: Array<Entry>;
}

/** Points by seat, from the position after `at` actions on. */
export interface Standing {
  at: number;
  turn: number;
  points: Array<number>;
}

export interface Start {
  type: "start";
  id: string;
}

/** `after` so many actions the coach says this; without something to do it is read, and then the next comes. */
export interface StepShown {
  say: string;
  do: string;
  at: string;
  after: number;
}

/** A game in figures; points are what the title counts as progress, and without dice there are no rolls. */
export interface Story {
  title: string;
  heroes: Array<string>;
  turns: number;
  length: number;
  standings: Array<Standing>;
  gains: Array<Gain>;
  fights: Array<Fight>;
  rolls: Array<Roll>;
  luckiest: Roll | null;
  unluckiest: Roll | null;
}

/** Whether players may talk; emotes they always have. */
export interface SwitchChat {
  type: "switchchat";
  id: string;
  on: boolean;
}

/** Your command came too late and was not done; what you missed follows. */
export interface Sync {
  type: "sync";
  id: string;
  seq: number;
}

/** With what changes all the time; the seed only at the end. */
export interface TableShown {
  table: string;
  title: string;
  status: string;
  options: Array<string>;
  seats: Array<CardSeat>;
  public: boolean;
  spectators: string;
  commitment: string;
  opened: number;
  seq: number;
  length: number;
  turn: number;
  result: Result | null;
  seed: string;
}

export interface TakeSeat {
  type: "takeseat";
  id: string;
  seat: number;
  name: string;
}

/** What happened, by key and arguments. */
export interface Told {
  key: string;
  args: Record<string, string>;
}

/** Action number `at` in notation, what it caused, and how it changed each seat's chances. */
export interface Turning {
  at: number;
  turn: number;
  who: number;
  action: string;
  told: Array<Effect>;
  swings: Array<number>;
  errors: Array<number>;
}

/** Take back my last answer: at once if that is free, else the others are asked. */
export interface Undo {
  type: "undo";
  id: string;
  expected: number;
}

export interface UndoVote {
  type: "undovote";
  id: string;
  yes: boolean;
}

/** The database failed: whether your command was done cannot be told yet. Send it again, with the same id. */
export interface Unknown {
  type: "unknown";
  id: string;
}

/** Whether every draw follows from the seed; if not, the first that does not.

    `source` is "table" for a game that this server led, "file" for one that was brought along; `facts` say who added
    what to the dice, by key and arguments. */
export interface Verdict {
  ok: boolean;
  draws: number;
  key: string;
  text: string;
  source: string;
  facts: Array<Told>;
}

/** Who you are at this table, and what table it is; `cookie` says why your cookie was not believed, if it was not:
    "expired" or "forged". */
export interface Welcome {
  type: "welcome";
  version: number;
  table: string;
  title: string;
  options: Array<string>;
  commitment: string;
  spectators: string;
  seats: Array<number>;
  owner: boolean;
  lesson: boolean;
  cookie: string;
}

/** What stands in the way of this action? */
export interface WhyNot {
  type: "whynot";
  id: string;
  text: string;
}

export type Incoming = Hello | Ping | Act | Undo | ResetTurn | UndoVote | WhyNot | Hint | Say | Emote | TakeSeat | LeaveSeat | AddBot | RemoveBot | ChooseHero | Salt | Seal | Start | Reveal | RenewLinks | Kick | LetBotPlay | HandBack | Extend | SwitchChat | Resign | OfferEnd | EndVote | End | Rematch;

export type Outgoing = Welcome | Snapshot | Event | Sync | Unknown | Answer | Hinted | Presence | Emoted | Pong | Bye;
