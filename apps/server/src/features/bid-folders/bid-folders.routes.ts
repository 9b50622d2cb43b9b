import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { Judges } from "../assessment/index.ts";
import { getBidFolder } from "./get-bid-folder.ts";
import { markWantedPaper } from "./mark-wanted-paper.ts";
import { markQuestion } from "./questions/mark-question.ts";
import { noteQuestion } from "./questions/note-question.ts";
import { chooseReferences } from "./references/choose-references.ts";
import { printCompanySheet, printReferenceSheets } from "./sheets/print-sheets.ts";

export function bidFoldersRoutes(judges: Judges): BoundEndpoint[] {
  return [
    bind(contract.getBidFolder, (ctx, { params }) => getBidFolder(ctx, judges, params)),
    bind(contract.markWantedPaper, (ctx, { params, body }) =>
      markWantedPaper(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.markQuestion, (ctx, { params, body }) =>
      markQuestion(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.noteQuestion, (ctx, { params, body }) =>
      noteQuestion(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.chooseReferences, (ctx, { params, body }) =>
      chooseReferences(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.printReferenceSheets, (ctx, { params, query }) =>
      printReferenceSheets(ctx, judges, { ...params, ...query }),
    ),
    bind(contract.printCompanySheet, (ctx, { params, query }) =>
      printCompanySheet(ctx, judges, { ...params, ...query }),
    ),
  ];
}
