// What the table shows of resigning, of an offer to end the game, and of a game that stands still.
import { afterEach, describe, expect, it, vi } from "vitest";
import { titles } from "../games/titles";
import type { Seen } from "../net/merge";
import { LiveTable } from "../net/table.svelte";
import type { Answer, Entry, Offer, Presence, SeatShown } from "../net/wire";
import { change } from "../settings.svelte";
import { tellings } from "../spoken/announce";
import { heroOf } from "../spoken/walk";
import { speak } from "../words/words";
import type { Option } from "./contract";
import { fatesOf, offerSeen, roundsLeft } from "./ends";
import { Play } from "./play.svelte";
import { lastTurnOf, storyOf } from "./story";

const [FIRST = ""] = titles();

const told = (key: string, args: Record<string, string>, seq = 1): Entry => ({
  seq,
  at: 0,
  seat: 0,
  length: seq,
  told: [{ key, args }],
});

describe("who resigned", () => {
  it("takes no more turns, as the view says, or is played by a bot, as the log says", () => {
    const log = [told("left-to-bot", { hero: "taia", seat: "3" })];
    expect([...fatesOf({ resigned: [0] }, log)]).toEqual([
      [2, "bot"],
      [0, "none"],
    ]);
    expect(fatesOf({}, []).size).toBe(0);
  });

  it("is told in full, whosever turn it is, and is not what the acting hero did", () => {
    const log = [told("turn-began", { hero: "horan" }), told("has-resigned", { hero: "taia", seat: "2" }, 2)];
    const [turn] = storyOf(FIRST, log, 1);
    expect(turn?.parts.map((part) => part.text)).toEqual(["Taia resigns and takes no more turns."]);
    expect(lastTurnOf(storyOf(FIRST, log, 1), "horan")).toBe("");
  });

  it("is read aloud, and so is how the game ends", () => {
    const news = [told("has-resigned", { hero: "taia", seat: "2" }), told("closed", { how: "resigned" }, 2)];
    for (const game of titles())
      expect(tellings(game, news, [])).toEqual(["Taia resigns and takes no more turns.", "All others have resigned."]);
  });

  it("is said of its hero where the board is read in words", () => {
    const taia = { seat: 1, hero: "taia" };
    expect(heroOf({ resigned: [1] }, taia, FIRST)).toBe("Taia, who has resigned");
    expect(heroOf({}, taia, FIRST)).toBe("Taia");
  });
});

describe("an offer to end the game", () => {
  const offer: Offer = { seat: 0, how: "points", voters: [1, 2], agreed: [2] };

  it("can be withdrawn by the player who made it, who sees who has agreed", () => {
    expect(offerSeen(offer, [0])).toEqual({ isMine: true, mayAnswer: false, agreed: [2], asked: [1] });
  });

  it("is answered once by each of the others, and not by spectators", () => {
    expect(offerSeen(offer, [1]).mayAnswer).toBe(true);
    expect(offerSeen(offer, [2]).mayAnswer).toBe(false);
    expect(offerSeen(offer, [])).toMatchObject({ isMine: false, mayAnswer: false });
  });
});

const ENDS: Entry[] = [
  told("end-offered", { name: "Ann", how: "points" }),
  told("end-declined", { name: "Ben" }, 2),
  told("end-offered", { name: "Ben", how: "draw" }, 3),
  told("end-agreed", { name: "Ann" }, 4),
  told("end-lapsed", {}, 5),
  told("has-resigned", { hero: "taia", seat: "2" }, 6),
  told("left-to-bot", { hero: "horan", seat: "1" }, 7),
  told("closed", { how: "stopped" }, 8),
];
const SAID: Record<string, string[]> = {
  en: [
    "Ann offers to end the game by points.",
    "Ben wants to play on.",
    "Ben offers a draw.",
    "Ann agrees to end the game.",
    "The offer to end the game got no answer in time.",
    "Taia resigns and takes no more turns.",
    "Horan resigns, and a bot plays on.",
    "The owner of the table ends the game. The points count.",
  ],
  fr: [
    "Ann propose de finir la partie aux points.",
    "Ben veut continuer la partie.",
    "Ben propose une partie nulle.",
    "Ann accepte de finir la partie.",
    "La proposition de finir la partie est restée trop longtemps sans réponse.",
    "Taia abandonne et ne joue plus.",
    "Horan abandonne, un robot joue à sa place.",
    "L’hôte met fin à la partie. On compte les points.",
  ],
  pl: [
    "Ann proponuje zakończyć grę na punkty.",
    "Ben chce grać dalej.",
    "Ben proponuje remis.",
    "Ann zgadza się zakończyć grę.",
    "Na propozycję zakończenia gry nie odpowiedziano na czas.",
    "Taia poddaje się i nie rozgrywa już tur.",
    "Horan poddaje się, dalej gra bot.",
    "Gospodarz stołu kończy grę. Liczą się punkty.",
  ],
};

describe("whatever ends a game", () => {
  afterEach(() => speak("en"));

  it.each(Object.entries(SAID))("is read aloud and stands in the log, in %s", async (language, said) => {
    await speak(language);
    expect(ENDS.flatMap((entry) => tellings(FIRST, [entry], []))).toEqual(said);
    const parts = storyOf(FIRST, ENDS, 0).flatMap((turn) => turn.parts);
    expect(parts.map((part) => part.text)).toEqual(said);
  });

  it("is read aloud to a player who looks back, and what heroes do is not", () => {
    const news = [...ENDS.slice(0, 1), told("healed", { hero: "taia", number: "1" }), ...ENDS.slice(-1)];
    expect(tellings(FIRST, news, [], true)).toEqual([SAID.en?.[0], SAID.en?.at(-1)]);
    expect(tellings(FIRST, news, [])).toHaveLength(3);
  });
});

describe("a game that stands still", () => {
  const after = (turns: number) => roundsLeft({ standstill: { turns, limit: 40 } }, 4);

  it("says so from half of the time on, in rounds", () => {
    expect([0, 19, 20, 37, 40].map(after)).toEqual([null, null, 5, 1, 1]);
  });

  it("never does in a game that cannot, or does not say", () => {
    expect(roundsLeft({ standstill: null }, 4)).toBeNull();
    expect(roundsLeft({}, 4)).toBeNull();
  });
});

/** A table where seat 0 is mine, and `who` has a finished turn. */
function held(who: number) {
  const table = new LiveTable("t");
  const seat = (number: number, yours: boolean) => ({ seat: number, kind: "human", name: `P${number}`, yours });
  table.presence = { seats: [seat(0, true), seat(1, false)] as SeatShown[] } as Presence;
  const option: Option = { text: "end turn", verb: "end-turn", args: [], anchors: ["button:done"], final: true };
  const decision = { who, step: "turn-over", options: who === 0 ? [option] : [], undoable: 1, clause: "" };
  table.seen = { seq: 5, view: { seat: 1 - who, turn: 3 }, log: [], decision } as unknown as Seen;
  const act = vi.spyOn(table, "act").mockImplementation(() => new Promise<Answer>(() => {}));
  return { play: new Play(table), act };
}

describe("a turn that is over and can be taken back", () => {
  it.each(titles())("is ended at the prompt in %s, and lights up nothing", (game) => {
    const { play } = held(0);
    play.table.welcome = { title: game } as never;
    expect(play.choices).toMatchObject([{ label: "End the turn", key: "1", also: ["d"], place: "prompt" }]);
    expect(play.question).toBe("Your turn is over. You can still take it back.");
    expect(play.lit.options).toEqual([]);
    expect(play.acting).toBe(0);
  });

  it("is waited for by the others", () => {
    const { play, act } = held(1);
    expect(play.waiting).toBe("Waiting for P1 to end the turn.");
    play.endTurn();
    expect(act).not.toHaveBeenCalled();
  });

  it("is ended by one press, also by learners", () => {
    const { play, act } = held(0);
    change({ learner: true });
    play.press(play.decision.options[0] as never);
    change({ learner: false });
    expect(act).toHaveBeenCalledExactlyOnceWith("end turn");
  });
});
