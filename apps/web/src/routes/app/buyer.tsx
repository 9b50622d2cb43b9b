import { BuyerPage } from "../../features/buyers/buyer-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Auftraggeber");

export default BuyerPage;
