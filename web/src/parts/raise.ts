// Shows an element above everything, even dialogs, while it has content.
import type { Attachment } from "svelte/attachments";

export function raise(content: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    if (node.matches(":popover-open")) node.hidePopover();
    if (content()) node.showPopover();
  };
}
