import { RegisterPage } from "../../features/account/register-page";

export const meta = () => [
  { title: "Registrieren · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default RegisterPage;
