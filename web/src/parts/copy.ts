// To the clipboard, where there is one; else the text is shown, to be copied by hand.
import { say } from "../words/words";
import { tell } from "./toasts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(say("web-copied"));
  } catch {
    tell(text);
  }
}
