import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { answerAnnouncement } from "./answer-announcement.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { listLegalVersions } from "./list-legal-versions.ts";
import { publishLegalVersion } from "./publish-legal-version.ts";

export function announcementsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listAnnouncements, listAnnouncements),
    bind(contract.answerAnnouncement, (ctx, { params, body }) =>
      answerAnnouncement(ctx, { versionId: params.id, ...body }),
    ),
    bind(contract.listLegalVersions, listLegalVersions),
    bind(contract.publishLegalVersion, (ctx, { body }) => publishLegalVersion(ctx, body)),
  ];
}
