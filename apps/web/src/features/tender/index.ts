export { awardWords, Coverage } from "./buyer-awards";
export { useBuyer } from "./queries";
export { TenderDetail } from "./tender-detail";
