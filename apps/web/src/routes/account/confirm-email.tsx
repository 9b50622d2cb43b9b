import { ConfirmEmailPage } from "../../features/account/confirm-email-page";

export const meta = () => [
  { title: "E-Mail bestätigen · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default ConfirmEmailPage;
