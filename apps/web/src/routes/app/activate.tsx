import { ActivationPage } from "../../features/billing/checkout/activation-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Freischaltung");

export default ActivationPage;
