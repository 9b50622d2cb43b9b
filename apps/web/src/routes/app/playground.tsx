import { PlaygroundPage } from "../../features/playground/playground-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Playground");

export default PlaygroundPage;
