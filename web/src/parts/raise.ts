// Shown above everything, also above dialogs, as long as there is something to show.
import type { Attachment } from "svelte/attachments";

export function raise(content: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    if (node.matches(":popover-open")) node.hidePopover();
    if (content()) node.showPopover();
  };
}
