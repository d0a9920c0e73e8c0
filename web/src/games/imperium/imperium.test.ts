import { expect, test } from "vitest";
import { reason } from "../../parts/toasts.svelte";
import { say } from "../../words/words";

test.each([1, 2])("a refusal names the question that is pending, with its plural: %i", (open) => {
  const told = reason({ key: "imperium-why-answer-first", args: { step: "robbing", open: `${open}` } });
  expect(told).toContain(say("imperium-ask-robbing", { open }));
});
