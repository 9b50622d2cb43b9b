import { EmailConfirmationPage } from "../../features/account/email-confirmation-page";

export const meta = () => [
  { title: "E-Mail bestätigen · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default EmailConfirmationPage;
