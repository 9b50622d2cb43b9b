export { accountJobs } from "./account.jobs.ts";
export { foreignIdLimit } from "./account.limits.ts";
export { accountRoutes } from "./account.routes.ts";
export { deleteLinks } from "./link.store.ts";
export { checkPassword } from "./password-strength.ts";
export { requirePassword } from "./require-password.ts";
