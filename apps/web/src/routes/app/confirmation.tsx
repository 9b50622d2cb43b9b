import { ConfirmationPage } from "../../features/checkout/confirmation-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Buchung");

export default ConfirmationPage;
