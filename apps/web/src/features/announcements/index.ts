export { AnnouncementsCard } from "./announcements-card";
