import { TenderPage } from "../../features/tender/tender-page";

export const meta = () => [
  { title: "Ausschreibung · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default TenderPage;
