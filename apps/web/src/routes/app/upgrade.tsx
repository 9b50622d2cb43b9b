import { UpgradePage } from "../../features/billing/plans/upgrade/upgrade-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Tarife");

export default UpgradePage;
