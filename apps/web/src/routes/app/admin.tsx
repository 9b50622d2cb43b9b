import { AdminPage } from "../../features/admin/admin-page";

export const meta = () => [
  { title: "Admin · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default AdminPage;
