import { SetupPage } from "../../features/setup/setup-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Einrichtung");

export default SetupPage;
