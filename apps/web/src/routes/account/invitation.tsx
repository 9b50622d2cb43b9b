import { InvitationPage } from "../../features/account/invitation-page";

export const meta = () => [
  { title: "Einladung · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default InvitationPage;
