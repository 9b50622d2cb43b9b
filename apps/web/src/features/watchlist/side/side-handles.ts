import type { RefObject } from "react";

/** What keys reach; set while the side shows it */
export interface SideHandles {
  /** Begins to write the note */
  readonly note: RefObject<(() => void) | null>;
  readonly assignee: RefObject<HTMLSelectElement | null>;
}
