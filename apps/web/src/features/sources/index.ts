export { useLoadSamples, useSources } from "./queries";
