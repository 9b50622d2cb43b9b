import { PrivacyPage } from "../../features/privacy/privacy-page";

export const meta = () => [
  { title: "Datenschutz · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default PrivacyPage;
