export { profileSuggestionsJobs } from "./profile-suggestions.jobs.ts";
export { profileSuggestionsRoutes } from "./profile-suggestions.routes.ts";
