import type { TenderClocks } from "@tc/contract";
import type { ClockEvent, Tender } from "@tc/domain";
import type { FoundInput } from "../../tender-checks/index.ts";
import type { Milestone } from "../milestones/milestone.store.ts";

export interface HappenedEvent {
  readonly event: ClockEvent;
  /** YYYY-MM-DD */
  readonly happenedOn: string;
  readonly isByPost: boolean;
}

/** All that the line of a tender is made of; nothing of it is asked for while it is made. */
export interface LineInput extends Pick<FoundInput, "items" | "documents"> {
  readonly tender: Tender;
  readonly events: readonly HappenedEvent[];
  readonly milestones: readonly Milestone[];
  readonly members: TenderClocks["members"];
  /** 0: no upload is proposed */
  readonly bufferHours: number;
  /** Above the plan's volume cap: what the notice publishes as deadlines, and own days */
  readonly isLocked: boolean;
  readonly now: Date;
}
