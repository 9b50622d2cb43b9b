import { CheckPage } from "../../../features/tender-checks/check-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("TenderCheck");

export default CheckPage;
