import { ActivationPage } from "../../features/checkout/activation-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Freischaltung");

export default ActivationPage;
