import type { getMethodology } from "@tc/contract";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { account } from "../../platform/api/api-account";

export type Methodology = z.output<typeof getMethodology.response>;
type State =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "known"; readonly answer: Methodology };

/** The living part of the page; the text stands without it. */
export function useMethodology(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    account.getMethodology().then(
      (answer) => isWanted && setState({ kind: "known", answer }),
      () => isWanted && setState({ kind: "failed" }),
    );
    return () => void (isWanted = false);
  }, [attempt]);
  const retry = () => {
    setState({ kind: "loading" });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
