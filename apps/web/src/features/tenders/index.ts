export { awardWords } from "./detail/awards/buyer-awards";
export { Coverage } from "./detail/awards/buyer-awards";
export { useBuyer } from "./detail/queries";
