export { Bars as PeriodBars, PeriodTable } from "./period-chart";
export { useMarket } from "./queries";
