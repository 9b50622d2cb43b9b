export { Guard } from "./guard";
export { SupportLink, supportHref } from "./support-link";
export { useAccount } from "./use-account";
export { useCountdown } from "./use-countdown";
