import { DashboardPage } from "../../features/dashboard/dashboard-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Dashboard");

export default DashboardPage;
