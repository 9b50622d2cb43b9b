export { FeatureGuard } from "./feature-guard";
