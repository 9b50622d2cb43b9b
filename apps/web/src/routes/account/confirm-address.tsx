import { ConfirmAddressPage } from "../../features/emails/confirm-address-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Adresse bestätigen");

export default ConfirmAddressPage;
