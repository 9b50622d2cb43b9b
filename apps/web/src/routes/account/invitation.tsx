import { InvitationPage } from "../../features/account/invitation/invitation-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Einladung");

export default InvitationPage;
