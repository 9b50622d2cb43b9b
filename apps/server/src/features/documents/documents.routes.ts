import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { deleteDocument } from "./delete-document.ts";
import { getExtract } from "./extract/get-extract.ts";
import { requestDocuments } from "./fetched/request-documents.ts";
import { getDocumentContent } from "./get-document-content.ts";
import { getDocumentText } from "./get-document-text.ts";
import { listDocuments } from "./list-documents.ts";
import { askDocuments } from "./question/ask-documents.ts";
import { PassageIndexes } from "./question/passage-indexes.ts";
import { uploadDocument } from "./upload-document.ts";

export function documentsRoutes(): BoundEndpoint[] {
  const indexes = new PassageIndexes();
  return [
    bind(contract.listDocuments, (ctx, { params }) => listDocuments(ctx, params)),
    bind(contract.uploadDocument, (ctx, { params, query, body }) =>
      uploadDocument(ctx, { ...params, ...query, bytes: body }),
    ),
    bind(contract.fetchDocuments, (ctx, { params }) => requestDocuments(ctx, params)),
    bind(contract.deleteDocument, (ctx, { params }) => deleteDocument(ctx, params)),
    bind(contract.getDocumentText, (ctx, { params }) => getDocumentText(ctx, params)),
    bind(contract.getDocumentContent, (ctx, { params }) => getDocumentContent(ctx, params)),
    bind(contract.getExtract, (ctx, { params }) => getExtract(ctx, params)),
    bind(contract.askDocuments, (ctx, { params, body }) =>
      askDocuments(ctx, indexes, { ...params, ...body }),
    ),
  ];
}
