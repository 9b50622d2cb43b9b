export { wipeSamples } from "./dataset.ts";
export { applyPending, storeAndApply } from "./store-and-apply.ts";
export type { ApplyReport } from "./store-and-apply.ts";
