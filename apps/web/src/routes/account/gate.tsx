import gateScript from "../../page-script/gate.ts?worker&url";
import { GatePage } from "../../features/gates/gate-page";
import { privatePageMeta } from "../page-meta";

export const handle = { hydrate: false, scripts: [gateScript] };

export const meta = () => privatePageMeta("Anmeldung");

export default GatePage;
