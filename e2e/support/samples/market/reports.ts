import type { listReports } from "@tc/contract";
import type { Answer } from "../answer.ts";
import type { Api } from "../../web/canned-web.ts";

const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e4f${String(last).padStart(4, "0")}`;

export const sampleReports: Answer<typeof listReports> = {
  members: [
    { id: id(1), name: "Jana Muster", isMe: true },
    { id: id(2), name: "Timo Beispiel", isMe: false },
  ],
  reports: [
    {
      id: id(11),
      name: "Film & Video in Bayern",
      byName: "Jana Muster",
      filters: { sector: "film", region: "DE2", months: 24 },
      sections: ["volume", "offers", "values", "winners"],
      format: "pdf",
      schedule: { every: "week", weekday: 1, time: "08:00" },
      recipients: [id(1), id(2)],
      recipientNames: [
        { id: id(1), name: "Jana Muster", hasStopped: true },
        { id: id(2), name: "Timo Beispiel", hasStopped: false },
      ],
      changedAt: "2026-11-20T08:00:00.000Z",
      nextAt: "2026-11-30T07:00:00.000Z",
      deliveries: [
        {
          id: id(21),
          dueAt: "2026-11-23T07:00:00.000Z",
          state: "sent",
          mailCount: 2,
          isLinked: false,
        },
        {
          id: id(22),
          dueAt: "2026-11-16T07:00:00.000Z",
          state: "nobody",
          mailCount: 0,
          isLinked: false,
        },
      ],
    },
    {
      id: id(12),
      name: "Markt im Überblick",
      byName: "Timo Beispiel",
      filters: { sector: "own", months: 60 },
      sections: [
        "volume",
        "regions",
        "offers",
        "values",
        "priceWeights",
        "winners",
        "buyers",
        "funnel",
        "retenders",
      ],
      format: "csv",
      recipients: [],
      recipientNames: [],
      changedAt: "2026-11-20T08:00:00.000Z",
      deliveries: [],
    },
  ],
};

/** Keeps what is made, changed and deleted, as the server does. */
export function withReports(next: Api, start = sampleReports): Api {
  let { reports } = start;
  let deleted: (typeof reports)[number] | undefined;
  return (path, query, method, body) => {
    if (!path.startsWith("/api/reports")) return next(path, query, method, body);
    if (method === "GET" && path === "/api/reports") return { body: { ...start, reports } };
    const at = reports.find((report) => path.includes(report.id));
    if (method === "POST" && path === "/api/reports") {
      const draft = body as (typeof reports)[number];
      const made = {
        ...draft,
        id: id(13),
        byName: "Jana Muster",
        changedAt: "2026-11-27T08:00:00.000Z",
        recipientNames: start.members
          .filter((member) => draft.recipients.includes(member.id))
          .map(({ id: userId, name }) => ({ id: userId, name, hasStopped: false })),
        deliveries: [],
      };
      reports = [...reports, made];
      return { body: made };
    }
    if (method === "DELETE") {
      deleted = at;
      reports = reports.filter((report) => report !== at);
      return { body: { done: true } };
    }
    if (path.endsWith("/restore") && deleted) {
      reports = [deleted, ...reports];
      return { body: deleted };
    }
    return next(path, query, method, body);
  };
}
