export { DocumentCount } from "./document-count";
export { refusedPageGroups, removedWords } from "./list/document-words";
export { ContractGate } from "./upload/contract-gate";
export { DropArea } from "./upload/drop-area";
export type { ChosenFile } from "./upload/upload-queue";
export { uploadName } from "./upload/upload-name";
export { useReturnToChip } from "./use-return-to-chip";
export { DocumentParts } from "./viewer/document-parts";
export { quoteMarks } from "./viewer/quote-marks";
