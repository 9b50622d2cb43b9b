import { ConfirmEmailChangePage } from "../../features/account/confirm-email-change-page";

export const meta = () => [
  { title: "Neue E-Mail-Adresse · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default ConfirmEmailChangePage;
