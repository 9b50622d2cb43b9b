export { FeatureGuard } from "./plans/feature-guard";
