import { LoginPage } from "../../features/account/login-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Anmelden");

export default LoginPage;
