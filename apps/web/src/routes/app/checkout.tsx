import { CheckoutPage } from "../../features/checkout/checkout-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Abo buchen");

export default CheckoutPage;
