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

/** Answers the pending decision, in words or as a number. */
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

/** Answers a command, the same each time. A refused command changed nothing; the refusal is final unless `again` is
    true: then send the command again with the same id. */
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

/** The server ends this connection and says why, by key and arguments and in English. After a restart, or if the
    table has moved, connect again at `address`, or at the same one if it is empty. */
export interface Bye {
  type: "bye";
  reason: string;
  key: string;
  args: Record<string, string>;
  text: string;
  address: string;
}

/** A short description that is stored beside the journal. */
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

/** Possible outcomes in the order of the rules, each with its weight. */
export interface CaseList {
  texts: Array<string>;
  weights: Array<number>;
}

/** All draws that the rules can follow; `stopped` is the first action that they cannot follow, or 0. */
export interface Cases {
  lists: Array<CaseList>;
  draws: Array<DrawShown>;
  stopped: number;
}

export interface ChapterShown {
  name: string;
  steps: Array<StepShown>;
}

/** Chooses a hero; an empty hero is dealt. */
export interface ChooseHero {
  type: "choosehero";
  id: string;
  seat: number;
  hero: string;
}

/** `rulings` are indexes into the book's list of rulings. */
export interface ClauseShown {
  id: string;
  title: string;
  marks: Array<string>;
  text: Array<Passage>;
  rulings: Array<number>;
}

/** Who is asked what, with options only for you. `who` is -1 if no seat is asked; `clause` is what it is about. */
export interface Decision {
  who: number;
  step: string;
  options: Array<Option>;
  undoable: number;
  clause: string;
}

/** The action of the tape that was drawn, counted from 1, and the index of its list of cases. */
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

/** Ends a running game by points, or closes a table that has not begun; for the owner. */
export interface End {
  type: "end";
  id: string;
}

export interface EndVote {
  type: "endvote";
  id: string;
  yes: boolean;
}

/** A line of the log: its number, its seat (-1 for chance and the table), and the length of the game after it. */
export interface Entry {
  seq: number;
  at: number;
  seat: number;
  length: number;
  told: Array<Told>;
}

/** What happened after number `after`, up to `seq`; `view` has the changed keys, or all if it is `whole`. */
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

/** Waits longer for a player who is absent. */
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

/** `options` has the clause that describes each, `usual` is the default bot, `clauses` is the part before the colon
    of each clause, `place` is the position on the shelf, `rounds` are usual numbers with four seats and with two. */
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

/** Lets the player continue instead of the bot. */
export interface HandBack {
  type: "handback";
  id: string;
  seat: number;
}

/** The first message, and the one to send when a number is missing; the server answers with what followed number
    `after` from the same viewpoint, or else with a snapshot. */
export interface Hello {
  type: "hello";
  version?: number;
  after?: number | null;
  viewpoint?: number | null;
}

/** Asks what a bot would do in my place, and why. */
export interface Hint {
  type: "hint";
  id: string;
  expected: number;
}

/** Answers a hint: the best choices, best first, and why, by key and arguments. */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  choices: Array<HintedChoice>;
  why: Told;
}

/** An option with the chance to win after it, as far as a bot can tell; `worlds` imagined games tried it. */
export interface HintedChoice {
  text: string;
  chance: number;
  worlds: number;
}

/** Without a seat you get the first free one; without a name you get only a session to watch with. */
export interface Join {
  name?: string;
  seat?: number | null;
}

/** Your seats, and the links that open them on another device; `cookie` means the same as in `Welcome`. */
export interface Joined {
  table: string;
  seats: Array<number>;
  links: Array<string>;
  cookie: string;
}

/** The id under which the server keeps an uploaded file, as long as it has room. */
export interface Kept {
  replay: string;
  length: number;
}

/** Sends the player away from this table for good; in a running game a bot plays on. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Gives up the seat: before the start it is free again; afterwards a bot plays on, and you cannot see from it. */
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

/** A share link needs only the id of the table; the owner link is for the owner alone. */
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

/** Chapters are counted from 0; the server plays the chapters before the chosen one at once. */
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

/** An offer to end the game: who made it, how it would end ("points" or "draw"), who is asked, who has agreed. */
export interface Offer {
  seat: number;
  how: string;
  voters: Array<number>;
  agreed: Array<number>;
}

/** Asks all other people to end the game, by points or as a draw. */
export interface OfferEnd {
  type: "offerend";
  id: string;
  seat: number;
  how: "draw" | "points";
}

/** One answer that may be given now. */
export interface Option {
  text: string;
  verb: string;
  args: Array<Array<string>>;
  anchors: Array<string>;
  final: boolean;
  next: string;
  clause: string;
}

/** A paragraph, a list item, or a table whose first row is its heading; the mark says how certain the rule is. */
export interface Passage {
  kind: "item" | "table" | "text";
  text: string;
  rows: Array<Array<string>>;
  mark: string;
}

export interface Ping {
  type: "ping";
}

/** A game that continues from the position after `at` actions; each seat is "me", the name of a bot, or empty. */
export interface PlayOn {
  at: number;
  seats: Array<string>;
  name?: string;
}

export interface Pong {
  type: "pong";
  seq: number;
}

/** Who is here, and whether they may chat. */
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

/** Voids all earlier links of this seat's player. */
export interface RenewLinks {
  type: "renewlinks";
  id: string;
  seat: number;
}

/** A position and the log up to it. */
export interface Replay {
  length: number;
  at: number;
  view: Record<string, unknown>;
  log: Array<Entry>;
}

/** Takes back everything in this turn that can be taken back freely. */
export interface ResetTurn {
  type: "resetturn";
  id: string;
  expected: number;
}

/** Resigns: the hero takes no more turns, or the named bot plays on. */
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

/** Opens the sealed salt, once the seals of all seats are fixed. */
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

/** Adds a player's share to the dice openly before the start; a seal is better. */
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

/** Sends the hash of a player's share in the dice before the start, instead of the share. */
export interface Seal {
  type: "seal";
  id: string;
  seat: number;
  seal: string;
}

/** Who sits there; `waits_until` if the table waits for an absent player. A seat keeps its `person` while a bot
    plays for them; `free` says that you may sit down there now. */
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

/** The coach says this after `after` actions; a step with nothing to do is read, and then the next one comes. */
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

/** Says whether players may talk; emotes are always allowed. */
export interface SwitchChat {
  type: "switchchat";
  id: string;
  on: boolean;
}

/** Your command came too late and was not done; the events you missed follow. */
export interface Sync {
  type: "sync";
  id: string;
  seq: number;
}

/** A card with what changes often; the seed appears when the game is over. */
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

/** An event, as the key of a sentence and its arguments. */
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

/** Takes back my last answer: at once if that is free, else the others are asked. */
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

/** The database failed, so the server does not know yet if your command was done. Send it again with the same id. */
export interface Unknown {
  type: "unknown";
  id: string;
}

/** Whether every draw follows from the seed; if not, the first one that does not.

    `source` is "table" for a game played on this server and "file" for an uploaded one; `facts` say who added
    what to the dice, by key and arguments. */
export interface Verdict {
  ok: boolean;
  draws: number;
  key: string;
  text: string;
  source: string;
  facts: Array<Told>;
}

/** Who you are at this table, and which table it is; `cookie` says why your cookie was not accepted: "expired" or
    "forged", empty if it was. */
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

/** Asks why this action is not possible. */
export interface WhyNot {
  type: "whynot";
  id: string;
  text: string;
}

export type Incoming = Hello | Ping | Act | Undo | ResetTurn | UndoVote | WhyNot | Hint | Say | Emote | TakeSeat | LeaveSeat | AddBot | RemoveBot | ChooseHero | Salt | Seal | Start | Reveal | RenewLinks | Kick | LetBotPlay | HandBack | Extend | SwitchChat | Resign | OfferEnd | EndVote | End | Rematch;

export type Outgoing = Welcome | Snapshot | Event | Sync | Unknown | Answer | Hinted | Presence | Emoted | Pong | Bye;
