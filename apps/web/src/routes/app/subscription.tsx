import { SubscriptionPage } from "../../features/billing/plans/subscription/subscription-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Abo und Rechnungen");

export default SubscriptionPage;
