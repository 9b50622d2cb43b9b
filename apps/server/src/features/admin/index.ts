export { adminRoutes } from "./admin.routes.ts";
export { asAdmin } from "./as-admin.ts";
export { grantAdmin } from "./grant-admin.ts";
export type { GrantResult } from "./grant-admin.ts";
export { removeAdmin } from "./remove-admin.ts";
export type { RemovalResult } from "./remove-admin.ts";
