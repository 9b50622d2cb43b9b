export { ClockLine } from "./line/clock-line";
export { useTenderClocks } from "./queries";
