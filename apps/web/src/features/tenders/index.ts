export { awardWords } from "./detail/awards/buyer-awards";
export { Coverage } from "./detail/awards/buyer-awards";
export { DeadlineNote } from "./detail/decision/deadline-note";
export { documentsLink } from "./detail/facts/original-link";
export { LoadFailure } from "./detail/load-failure";
export { TenderTabs } from "./detail/tabs/tender-tabs";
export { useBuyer, useTender } from "./detail/queries";
export { VolumeLock } from "./detail/volume-lock";
export type { TenderAnswer } from "./detail/queries";
