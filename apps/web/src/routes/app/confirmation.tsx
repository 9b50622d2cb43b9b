import { ConfirmationPage } from "../../features/billing/checkout/confirmation-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Buchung");

export default ConfirmationPage;
