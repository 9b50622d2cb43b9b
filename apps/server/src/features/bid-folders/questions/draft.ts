import type { BidderQuestion } from "@tc/contract";

/** A question before anybody has sent it */
export type QuestionDraft = Omit<BidderQuestion, "sent">;
