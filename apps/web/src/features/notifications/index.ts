export { Bell } from "./bell";
