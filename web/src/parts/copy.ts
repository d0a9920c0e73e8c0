// Copies to the clipboard if there is one; otherwise it shows the text to copy by hand.
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
