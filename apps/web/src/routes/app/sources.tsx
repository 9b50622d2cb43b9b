import { SourcesPage } from "../../features/sources/sources-page";

export const meta = () => [
  { title: "Datenstand · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default SourcesPage;
