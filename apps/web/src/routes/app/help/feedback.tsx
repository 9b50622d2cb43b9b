import { FeedbackPage } from "../../../features/feedback/feedback-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Feedback");

export default FeedbackPage;
