import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { AgencyAssessments, Judges } from "../assessment/index.ts";
import { BoardReader } from "./board/board-reader.ts";
import { getPipeline } from "./board/get-pipeline.ts";
import { EventHub } from "./events/event-hub.ts";
import { followPipeline } from "./events/follow-pipeline.ts";
import { changeCardLetter, getCardLetter } from "./letter/card-letter.ts";
import { addPipelineCard } from "./moves/add-pipeline-card.ts";
import { assignPipelineCard } from "./moves/assign-pipeline-card.ts";
import { movePipelineCard } from "./moves/move-pipeline-card.ts";
import { removePipelineCard } from "./moves/remove-pipeline-card.ts";
import { seePipelineCard } from "./moves/see-pipeline-card.ts";
import { undoPipelineChange } from "./moves/undo-pipeline-change.ts";
import { fileOutcome } from "./outcomes/file-outcome.ts";
import { getOwnRecord } from "./outcomes/get-own-record.ts";
import { listCardActivity } from "./cards/card-activity.ts";
import * as comments from "./cards/comments.ts";
import { getPipelineCard } from "./cards/get-pipeline-card.ts";
import { noteCard } from "./cards/note-card.ts";
import * as tasks from "./cards/tasks.ts";

export function pipelineRoutes(assessments: AgencyAssessments, judges: Judges): BoundEndpoint[] {
  const board = new BoardReader(assessments, judges);
  const hub = new EventHub();
  return [
    bind(contract.followPipeline, (ctx, { query }) => followPipeline(ctx, hub, query)),
    bind(contract.getPipeline, (ctx, { query }) => getPipeline(ctx, board, query)),
    bind(contract.addPipelineCard, (ctx, { body }) => addPipelineCard(ctx, board, body)),
    bind(contract.movePipelineCard, (ctx, { params, body }) =>
      movePipelineCard(ctx, board, { ...params, ...body }),
    ),
    bind(contract.assignPipelineCard, (ctx, { params, body }) =>
      assignPipelineCard(ctx, board, { ...params, ...body }),
    ),
    bind(contract.removePipelineCard, (ctx, { params }) => removePipelineCard(ctx, params)),
    bind(contract.undoPipelineChange, (ctx, { params }) => undoPipelineChange(ctx, board, params)),
    bind(contract.seePipelineCard, (ctx, { params }) => seePipelineCard(ctx, board, params)),
    bind(contract.getPipelineCard, (ctx, { params }) => getPipelineCard(ctx, board, params)),
    bind(contract.listCardActivity, (ctx, { params, query }) =>
      listCardActivity(ctx, { ...params, ...query }),
    ),
    bind(contract.listCardComments, (ctx, { params, query }) =>
      comments.listCardComments(ctx, { ...params, ...query }),
    ),
    bind(contract.addCardComment, (ctx, { params, body }) =>
      comments.addCardComment(ctx, { ...params, ...body }),
    ),
    bind(contract.editCardComment, (ctx, { params, body }) =>
      comments.editCardComment(ctx, { ...params, ...body }),
    ),
    bind(contract.deleteCardComment, (ctx, { params }) => comments.deleteCardComment(ctx, params)),
    bind(contract.addCardTask, (ctx, { params, body }) =>
      tasks.addCardTask(ctx, { ...params, ...body }),
    ),
    bind(contract.changeCardTask, (ctx, { params, body }) =>
      tasks.changeCardTask(ctx, { ...params, ...body }),
    ),
    bind(contract.deleteCardTask, (ctx, { params }) => tasks.deleteCardTask(ctx, params)),
    bind(contract.noteCard, (ctx, { params, body }) => noteCard(ctx, { ...params, ...body })),
    bind(contract.fileOutcome, (ctx, { params, body }) =>
      fileOutcome(ctx, board, { ...params, ...body }),
    ),
    bind(contract.getCardLetter, (ctx, { params }) => getCardLetter(ctx, params)),
    bind(contract.changeCardLetter, (ctx, { params, body }) =>
      changeCardLetter(ctx, { ...params, ...body }),
    ),
    bind(contract.getOwnRecord, getOwnRecord),
  ];
}
