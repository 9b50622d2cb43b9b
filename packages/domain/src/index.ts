export * from "./brand.ts";
export * from "./cpv.ts";
export * from "./deadline.ts";
export * from "./errors.ts";
export * from "./money.ts";
export * from "./regions.ts";
export * from "./tender.ts";
export * from "./tender-state.ts";
