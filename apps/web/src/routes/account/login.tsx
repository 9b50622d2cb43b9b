import { LoginPage } from "../../features/account/sign-in/login-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Anmelden");

export default LoginPage;
