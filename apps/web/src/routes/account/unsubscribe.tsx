import { UnsubscribePage } from "../../features/emails/unsubscribe-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Mails abbestellen");

export default UnsubscribePage;
