import { ResetPasswordPage } from "../../features/account/recovery/reset-password-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Passwort zurücksetzen");

export default ResetPasswordPage;
