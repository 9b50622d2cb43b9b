import { SubscriptionPage } from "../../features/plans/subscription-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Abo und Rechnungen");

export default SubscriptionPage;
