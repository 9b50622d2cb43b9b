import { SecurityPage } from "../../features/security/security-page";

export const meta = () => [
  { title: "Sicherheit · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default SecurityPage;
