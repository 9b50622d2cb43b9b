import { GatePage } from "../../features/gate/gate-page";

export const handle = { hydrate: false, scripts: ["/gate.js"] };

export const meta = () => [
  { title: "Anmeldung · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default GatePage;
