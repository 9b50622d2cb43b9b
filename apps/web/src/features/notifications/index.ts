export { Bell } from "./bell";
export { useUnseenCount } from "./queries";
