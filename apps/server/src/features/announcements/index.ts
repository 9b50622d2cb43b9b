export { announceUpcoming } from "./announce-upcoming.ts";
export { announcementsJobs } from "./announcements.jobs.ts";
export { findNextChange } from "./announcement.store.ts";
export { announcementsRoutes } from "./announcements.routes.ts";
export { rememberLegalVersions } from "./remember-legal-versions.ts";
