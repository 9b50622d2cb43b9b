import { UpgradePage } from "../../features/upgrade/upgrade-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Tarife");

export default UpgradePage;
