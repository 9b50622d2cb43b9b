import { CalendarPage } from "../../../features/deadlines/calendar/calendar-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Fristen");

export default CalendarPage;
