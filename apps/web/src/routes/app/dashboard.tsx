import { DashboardPage } from "../../features/dashboard/dashboard-page";

export const meta = () => [
  { title: "Dashboard · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default DashboardPage;
