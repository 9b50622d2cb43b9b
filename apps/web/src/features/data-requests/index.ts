export { DataRequestsCard } from "./data-requests-card";
