import {
  askDocuments,
  deleteDocument,
  fetchDocuments,
  getDocumentText,
  getExtract,
  listDocuments,
  uploadDocument,
} from "@tc/contract";
import type {
  DocumentFetch,
  DocumentsAnswer,
  DocumentTextAnswer,
  Extract,
  TenderDocument,
} from "@tc/contract";
import { byName } from "@tc/domain";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { sendFile } from "../../platform/api/send-file";
import type { Sending } from "../../platform/api/send-file";
import { replacedAt } from "./upload/upload-name";

export type DocumentList = z.output<typeof listDocuments.response>;
export type DocumentPart = DocumentTextAnswer["parts"][number];

const readingPollMs = 1_500;

/** It still waits, or is being read. */
export const isUnread = ({ state }: Pick<TenderDocument, "state">) =>
  state === "waiting" || state === "reading";

/** It is on its way from the buyer, or being read. */
export const isFetching = ({ state }: Pick<DocumentFetch, "state">) =>
  state === "waiting" || state === "fetching";

const documentsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["documents", slug],
    queryFn: ({ signal }): Promise<DocumentList> =>
      callApi(listDocuments, { params: { slug }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.documents.some(isUnread) || (data.fetch && isFetching(data.fetch)))
        ? readingPollMs
        : false,
  });

export function useDocuments(slug: string) {
  return useQuery(documentsQuery(slug));
}

/** Sends a file and puts it at its place in the list. Tells when the version was uploaded that it replaces. */
export function useSendDocument(slug: string) {
  const client = useQueryClient();
  const { queryKey } = documentsQuery(slug);
  return async (file: Blob, name: string, sending: Sending): Promise<string | undefined> => {
    const before = client.getQueryData(queryKey)?.documents ?? [];
    const call = { params: { slug }, query: { name }, file, ...sending };
    try {
      const sent = await sendFile(uploadDocument, call);
      client.setQueryData(queryKey, (list) => list && withDocument(list, sent));
    } finally {
      // Whatever became of it, even when it was called off: the server knows.
      void client.invalidateQueries({ queryKey });
    }
    return replacedAt(name, before);
  };
}

/** The list with a document at its place, instead of the version that it replaces. */
export function withDocument(list: DocumentList, sent: TenderDocument): DocumentList {
  const others = list.documents.filter(
    ({ id, name, origin }) => id !== sent.id && (name !== sent.name || origin !== sent.origin),
  );
  const documents = [...others, sent].toSorted(byName);
  return { ...list, documents };
}

/** Has the documents fetched from the notice's address. */
export function useFetchDocuments(slug: string) {
  const client = useQueryClient();
  const { queryKey } = documentsQuery(slug);
  return useMutation({
    mutationFn: () => callApi(fetchDocuments, { params: { slug } }),
    onSuccess: (fetch) => {
      client.setQueryData(queryKey, (list) => list && { ...list, fetch });
      return client.invalidateQueries({ queryKey });
    },
  });
}

export function useRefreshDocuments(slug: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: documentsQuery(slug).queryKey });
}

export function useDeleteDocument(slug: string) {
  const client = useQueryClient();
  const { queryKey } = documentsQuery(slug);
  return useMutation({
    mutationFn: (id: string) => callApi(deleteDocument, { params: { id } }),
    onSuccess: (_, deletedId) => {
      client.setQueryData(
        queryKey,
        (list) =>
          list && { ...list, documents: list.documents.filter(({ id }) => id !== deletedId) },
      );
      return client.invalidateQueries({ queryKey });
    },
  });
}

/** A replaced file may keep its id, so the text belongs to the upload. */
export function useDocumentText({ id, uploadedAt, state }: TenderDocument) {
  return useQuery({
    queryKey: ["document-text", id, uploadedAt],
    queryFn: ({ signal }) => callApi(getDocumentText, { params: { id }, signal }),
    enabled: state === "read",
    staleTime: Infinity,
  });
}

export function useAskDocuments(
  slug: string,
  onAnswer: (question: string, answer: DocumentsAnswer) => void,
) {
  return useMutation({
    mutationFn: (question: string) =>
      callApi(askDocuments, { params: { slug }, body: { question } }),
    onSuccess: (answer, question) => onAnswer(question, answer),
  });
}

/** The extract of what is read so far: asked again as soon as another document is read, or one is gone. */
export function useExtract(slug: string, documents: readonly TenderDocument[]) {
  const finished = documents.filter((document) => !isUnread(document));
  return useQuery({
    queryKey: ["extract", slug, finished.map(({ id, uploadedAt }) => `${id} ${uploadedAt}`)],
    queryFn: ({ signal }): Promise<Extract> => callApi(getExtract, { params: { slug }, signal }),
    enabled: documents.length > 0,
    placeholderData: keepPreviousData,
    // All is read, and the extract of the last document is on its way.
    refetchInterval: ({ state }) =>
      state.data?.isComplete === false && finished.length === documents.length
        ? readingPollMs
        : false,
  });
}
