import { RegisterPage } from "../../features/account/register-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Registrieren");

export default RegisterPage;
