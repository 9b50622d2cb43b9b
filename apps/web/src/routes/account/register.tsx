import { RegisterPage } from "../../features/account/registration/register-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Registrieren");

export default RegisterPage;
