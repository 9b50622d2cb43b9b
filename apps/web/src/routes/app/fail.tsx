import { FailPage } from "../../features/billing/checkout/fail-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Buchung fehlgeschlagen");

export default FailPage;
