// Made by tools/wire_types.py from the server's types; not to be edited.

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

export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  seq: number;
  key: string;
  args: Record<string, string>;
  clause: string;
  text: string;
}

export interface Bye {
  type: "bye";
  reason: string;
  text: string;
}

export interface Card {
  table: string;
  title: string;
  status: string;
  options: string[];
  seats: CardSeat[];
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

export interface ChooseHero {
  type: "choosehero";
  id: string;
  seat: number;
  hero: string;
}

export interface Decision {
  who: number;
  step: string;
  options: Option[];
  undoable: number;
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

export interface End {
  type: "end";
  id: string;
}

export interface Entry {
  seq: number;
  at: number;
  seat: number;
  length: number;
  told: Told[];
}

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
  entries: Entry[];
}

export interface Extend {
  type: "extend";
  id: string;
  seat: number;
}

export interface GameShown {
  title: string;
  fewest: number;
  most: number;
  options: Record<string, string>;
  heroes: string[];
  bots: string[];
}

export interface HandBack {
  type: "handback";
  id: string;
  seat: number;
}

export interface Hello {
  type: "hello";
  version?: number;
  after?: number | null;
}

export interface Join {
  name?: string;
  seat?: number | null;
}

export interface Joined {
  table: string;
  seats: number[];
  links: string[];
}

export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

export interface LeaveSeat {
  type: "leaveseat";
  id: string;
  seat: number;
}

export interface LetBotPlay {
  type: "letbotplay";
  id: string;
  seat: number;
  bot: string;
}

export interface Made {
  table: string;
  share: string;
  owner: string;
}

export interface NewTable {
  title?: string;
  seats?: number;
  options?: string[];
  public?: boolean;
  spectators?: "allowed" | "delayed" | "none";
  absent?: "bot" | "wait";
  grace?: number;
}

export interface Option {
  text: string;
  number: number;
  anchors: string[];
  final: boolean;
  next: string;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
  seq: number;
}

export interface Presence {
  type: "presence";
  seats: SeatShown[];
  watching: number;
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

export interface Replay {
  length: number;
  at: number;
  view: Record<string, unknown>;
  log: Entry[];
}

export interface ResetTurn {
  type: "resetturn";
  id: string;
  expected: number;
}

export interface Result {
  ending: string;
  points: number[];
  winners: number[];
}

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

export interface SeatShown {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  hero: string;
  here: boolean;
  yours: boolean;
  waits_until: number | null;
}

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
  log: Entry[];
}

export interface Start {
  type: "start";
  id: string;
}

export interface Sync {
  type: "sync";
  id: string;
  seq: number;
}

export interface TableShown {
  table: string;
  title: string;
  status: string;
  options: string[];
  seats: CardSeat[];
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

export interface Told {
  key: string;
  args: Record<string, string>;
  text: string;
}

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

export interface Verdict {
  ok: boolean;
  draws: number;
  wrong: number | null;
}

export interface Welcome {
  type: "welcome";
  version: number;
  table: string;
  title: string;
  options: string[];
  commitment: string;
  spectators: string;
  seats: number[];
  owner: boolean;
}

export interface WhyNot {
  type: "whynot";
  id: string;
  text: string;
}

export type Incoming =
  | Hello
  | Ping
  | Act
  | Undo
  | ResetTurn
  | UndoVote
  | WhyNot
  | Say
  | Emote
  | TakeSeat
  | LeaveSeat
  | AddBot
  | RemoveBot
  | ChooseHero
  | Salt
  | Start
  | Kick
  | LetBotPlay
  | HandBack
  | Extend
  | End
  | Rematch;

export type Outgoing = Welcome | Snapshot | Event | Sync | Answer | Presence | Emoted | Pong | Bye;
