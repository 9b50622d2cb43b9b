import { judgeText } from "@tc/contract";
import type { PlaygroundAnswer } from "@tc/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { sendFile } from "../../../platform/api/send-file";

export interface SentText {
  readonly name: string;
  readonly content: Blob;
  /** It stands in the form, and is no file. */
  readonly isTyped: boolean;
}

/** Sends a text. Its answer lives as long as the page: nothing of it stays in memory behind it. */
export function useJudgeText(onProgress: (share: number) => void) {
  const abort = useRef<AbortController>(undefined);
  const stop = () => abort.current?.abort();
  useEffect(() => stop, []);
  const judging = useMutation({
    gcTime: 0,
    mutationFn: ({ name, content }: SentText): Promise<PlaygroundAnswer> => {
      stop();
      const controller = new AbortController();
      abort.current = controller;
      const { signal } = controller;
      return sendFile(judgeText, {
        params: {},
        query: { name },
        file: content,
        signal,
        onProgress,
      });
    },
  });
  return {
    ...judging,
    /** Gives up what is on its way, and forgets the answer. */
    forget: () => {
      stop();
      judging.reset();
    },
  };
}
