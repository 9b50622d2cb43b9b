export { ContractCard } from "./contract-card";
