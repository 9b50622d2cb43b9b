import { BuyerPage } from "../../features/buyer/buyer-page";

export const meta = () => [
  { title: "Auftraggeber · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default BuyerPage;
