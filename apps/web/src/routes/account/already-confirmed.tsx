import { AlreadyConfirmedPage } from "../../features/account/already-confirmed-page";

export const meta = () => [
  { title: "Schon bestätigt · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default AlreadyConfirmedPage;
