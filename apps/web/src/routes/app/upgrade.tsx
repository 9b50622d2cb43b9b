import { UpgradePage } from "../../features/plans/upgrade-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Tarife");

export default UpgradePage;
