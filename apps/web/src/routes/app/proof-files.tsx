import { ProofsPage } from "../../features/proof-files/proofs-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Nachweise");

export default ProofsPage;
