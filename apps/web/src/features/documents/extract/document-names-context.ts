import { createContext, useContext } from "react";

/** The names of the documents by their ids, for the chips of all statements. */
export const DocumentNames = createContext<ReadonlyMap<string, string>>(new Map());

export const useDocumentNames = () => useContext(DocumentNames);
