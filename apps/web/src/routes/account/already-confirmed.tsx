import { AlreadyConfirmedPage } from "../../features/account/registration/already-confirmed-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Schon bestätigt");

export default AlreadyConfirmedPage;
