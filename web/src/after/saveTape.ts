import { tapeFile } from "../net/http";
import { tellRefusal } from "../parts/toasts.svelte";

const READ = 60_000; // milliseconds after which the browser has read the file that it saves

/** Saves the tape of a finished game as a file. */
export async function saveTape(id: string): Promise<void> {
  try {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await tapeFile(id)], { type: "application/json" }));
    link.download = `karak-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), READ);
  } catch (fault) {
    tellRefusal(fault);
  }
}
