import { CheckoutPage } from "../../features/billing/checkout/checkout-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Abo buchen");

export default CheckoutPage;
