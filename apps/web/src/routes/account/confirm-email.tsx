import { ConfirmEmailPage } from "../../features/account/registration/confirm-email-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("E-Mail bestätigen");

export default ConfirmEmailPage;
