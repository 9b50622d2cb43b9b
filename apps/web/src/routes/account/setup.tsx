import { SetupPage } from "../../features/setup/setup-page";

export const meta = () => [
  { title: "Einrichtung · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default SetupPage;
