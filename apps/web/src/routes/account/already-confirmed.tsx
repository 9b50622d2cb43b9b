import { AlreadyConfirmedPage } from "../../features/account/already-confirmed-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Schon bestätigt");

export default AlreadyConfirmedPage;
