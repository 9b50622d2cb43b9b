export { addToProfile } from "./change-profile.ts";
export { getOwnAgencyId } from "./get-onboarding.ts";
export { findProfile } from "./profile.store.ts";
export { profileRoutes } from "./profile.routes.ts";
