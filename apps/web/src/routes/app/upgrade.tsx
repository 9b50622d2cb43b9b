import { UpgradePage } from "../../features/upgrade/upgrade-page";

export const meta = () => [
  { title: "Tarife · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default UpgradePage;
