import { LoginPage } from "../../features/account/login-page";

export const meta = () => [
  { title: "Anmelden · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default LoginPage;
