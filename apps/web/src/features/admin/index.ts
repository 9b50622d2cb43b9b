export { ListCard } from "./list-card";
export { LoadState } from "./load-state";
export { useAdminSources, useGuarded, useRequestScreening } from "./queries";
export type { AdminSource } from "./queries";
