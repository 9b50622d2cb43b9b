export { AuditLogCard } from "./audit/audit-log-card";
export { MailsView } from "./mails/mails-view";
export { ModelsCard } from "./models/models-card";
export { OperationView } from "./operation-view";
export { useOperationState } from "./queries";
export { SwitchesCard } from "./switches/switches-card";
export { SourcesView } from "./sources/sources-view";
