import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { changeProofFile } from "./change-proof-file.ts";
import { deleteProofFile } from "./delete-proof-file.ts";
import { getProofFileContent } from "./get-proof-file-content.ts";
import { listProofFiles } from "./list-proof-files.ts";
import { uploadProofFile } from "./upload-proof-file.ts";

export function proofFilesRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listProofFiles, (ctx) => listProofFiles(ctx)),
    bind(contract.uploadProofFile, (ctx, { query, body }) =>
      uploadProofFile(ctx, { ...query, bytes: body }),
    ),
    bind(contract.changeProofFile, (ctx, { params, body }) =>
      changeProofFile(ctx, { ...params, ...body }),
    ),
    bind(contract.deleteProofFile, (ctx, { params }) => deleteProofFile(ctx, params)),
    bind(contract.getProofFileContent, (ctx, { params }) => getProofFileContent(ctx, params)),
  ];
}
