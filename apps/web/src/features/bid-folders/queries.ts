import {
  chooseReferences,
  getBidFolder,
  markQuestion,
  markWantedPaper,
  noteQuestion,
} from "@tc/contract";
import type { BidFolder, PaperMarkState } from "@tc/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { useAnsweringChange } from "../../platform/api/use-answering-change";
import { folderKey } from "../tenders";

const readingPollMs = 3_000;

const folderQuery = (slug: string) =>
  queryOptions({
    queryKey: folderKey(slug),
    queryFn: ({ signal }): Promise<BidFolder> =>
      callApi(getBidFolder, { params: { slug }, signal }),
    // It rests on what other pages change: documents, profile, proofs.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.kind === "open" && data.isReading ? readingPollMs : false,
  });

export function useBidFolder(slug: string, isWanted = true) {
  return useQuery({ ...folderQuery(slug), enabled: isWanted });
}

/** Each answers with the whole folder. */
function useChange<Input>(slug: string, change: (input: Input) => Promise<BidFolder>) {
  return useAnsweringChange(folderKey(slug), change);
}

/** null takes the mark back. */
export function useMarkPaper(slug: string) {
  return useChange<{ paper: string; mark: PaperMarkState | null }>(slug, (body) =>
    callApi(markWantedPaper, { params: { slug }, body }),
  );
}

export function useMarkQuestion(slug: string) {
  return useChange<{ key: string; isSent: boolean }>(slug, (body) =>
    callApi(markQuestion, { params: { slug }, body }),
  );
}

export function useNoteQuestion(slug: string) {
  return useChange<{ question: string; isNoted: boolean }>(slug, (body) =>
    callApi(noteQuestion, { params: { slug }, body }),
  );
}

/** null: our proposal */
export function useChooseReferences(slug: string) {
  return useChange<readonly string[] | null>(slug, (ids) =>
    callApi(chooseReferences, { params: { slug }, body: { ids: ids && [...ids] } }),
  );
}
