export { ApiKeysCard } from "./api-keys-card";
export { useApiKeys } from "./queries";
