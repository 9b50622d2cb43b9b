import { ConnectionsPage } from "../../../features/connections/connections-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Verbindungen");

export default ConnectionsPage;
