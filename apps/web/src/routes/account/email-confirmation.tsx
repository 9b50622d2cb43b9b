import { EmailConfirmationPage } from "../../features/account/registration/email-confirmation-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("E-Mail bestätigen");

export default EmailConfirmationPage;
