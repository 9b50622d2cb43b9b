import { createContext, useContext } from "react";

/** The language model that named items of the extract, for `data-ai-generated`; undefined: none did. */
export const ModelName = createContext<string | undefined>(undefined);

export const useModelName = () => useContext(ModelName);
