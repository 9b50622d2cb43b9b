export { awardWords } from "./detail/awards/buyer-awards";
export { Coverage } from "./detail/awards/buyer-awards";
export { documentsLink } from "./detail/facts/original-link";
export { LoadFailure } from "./detail/load-failure";
export { folderKey } from "./detail/tabs/folder-progress";
export { TenderHead } from "./detail/tabs/tender-head";
export { useBuyer, useTender } from "./detail/queries";
export { VolumeLock } from "./detail/volume-lock";
export type { TenderAnswer } from "./detail/queries";
