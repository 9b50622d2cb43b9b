export { Guard } from "./guard";
export { supportHref } from "./support-link";
export { useCountdown } from "./use-countdown";
