// Speaks one language after another without reloading; English fills what a language lacks.
import { afterEach, expect, it } from "vitest";
import { titles } from "../games/titles";
import { brief } from "../table/story";
import { firstKnown, LANGUAGES, speech } from "./speech.svelte";
import { name, say, speak } from "./words";

const [FIRST = ""] = titles();

afterEach(() => speak("en"));

it("says the same key in another language once that is spoken", async () => {
  const english = say("web-language");
  await speak("fr");
  expect(say("web-language")).not.toBe(english);
  await speak("en");
  expect(say("web-language")).toBe(english);
});

it("has words for every language on the list", async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await speak(language);
    expect(speech.language).toBe(language);
    expect(say("web-language")).not.toBe("web-language");
  }
});

it("says in English what a language does not say", async () => {
  const [title, hero] = [say("web-lead"), name("taia", FIRST)];
  await speak("tlh");
  expect([say("web-lead"), name("taia", FIRST)]).toEqual([title, hero]);
});

it("tells a line of the log anew in another language", async () => {
  const told = { key: "healed", args: { hero: "taia", number: "1" }, text: "" };
  const english = brief(FIRST, told);
  expect(english).not.toBe("");
  await speak("fr");
  expect(brief(FIRST, told)).not.toBe(english);
});

it("follows the first wish of the browser that it can", () => {
  expect(firstKnown(["de-AT", "fr-CA", "en"])).toBe("fr");
  expect(firstKnown(["tlh"])).toBe("en");
});
