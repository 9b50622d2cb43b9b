import { ConfirmEmailChangePage } from "../../features/account/recovery/confirm-email-change-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Neue E-Mail-Adresse");

export default ConfirmEmailChangePage;
