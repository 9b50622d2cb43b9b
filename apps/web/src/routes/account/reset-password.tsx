import { ResetPasswordPage } from "../../features/account/reset-password-page";

export const meta = () => [
  { title: "Passwort zurücksetzen · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default ResetPasswordPage;
