import { lazy } from "react";

/** Loaded when it is first asked. Stands within a Suspense. */
export const ReasonQuestion = lazy(async () => ({
  default: (await import("./reason-sheet")).ReasonSheet,
}));
