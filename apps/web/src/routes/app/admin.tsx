import { AdminPage } from "../../features/admin/admin-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Admin");

export default AdminPage;
