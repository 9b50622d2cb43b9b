import { dataRequestKinds, dataRequestLimits, dataRequestOutcomes } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email, line, lines } from "./fields.ts";

const kind = z.enum(dataRequestKinds as [(typeof dataRequestKinds)[number]]);
const outcome = z.enum(dataRequestOutcomes as [(typeof dataRequestOutcomes)[number]]);

const dataRequest = z.object({
  id: z.uuid(),
  kind,
  text: z.string().optional(),
  receivedOn: z.iso.date(),
  /** The last day to answer */
  dueOn: z.iso.date(),
  /** Why it takes up to two months longer */
  extensionReason: z.string().optional(),
  answer: z.object({ outcome, text: z.string(), at: z.iso.datetime() }).optional(),
});
export type DataRequest = z.output<typeof dataRequest>;

export const listDataRequests = endpoint({
  method: "GET",
  path: "/api/data-requests",
  access: "user",
  summary: "Die eigenen Anfragen zu den eigenen Daten mit den Antworten, neueste zuerst",
  response: z.object({
    /** The newest fifty */
    requests: z.array(dataRequest),
  }),
});

export const sendDataRequest = endpoint({
  method: "POST",
  path: "/api/data-requests",
  access: "user",
  maxBodyBytes: 32 * 1024,
  summary: "Auskunft, Löschung oder ein anderes Recht an den eigenen Daten geltend machen",
  body: z.object({ kind, text: lines(dataRequestLimits.textMax).optional() }),
  response: dataRequest,
});

const recordedRequest = dataRequest.extend({
  subjectName: z.string(),
  /** Absent: the answer goes by letter. */
  email: z.string().optional(),
  agencyName: z.string().optional(),
  /** Asked in the application by whoever was signed in */
  isFromApp: z.boolean(),
  isOverdue: z.boolean(),
  extendedAt: z.iso.datetime().optional(),
  identity: z.object({ check: z.string(), at: z.iso.datetime() }).optional(),
  /** Of the answer: absent where it waits for the mail server, or where there is no address. */
  answerMailedAt: z.iso.datetime().optional(),
});
export type RecordedDataRequest = z.output<typeof recordedRequest>;

export const listAllDataRequests = endpoint({
  method: "GET",
  path: "/api/admin/data-requests",
  access: "admin",
  summary: "Anfragen von Personen zu ihren Daten: offene nach Frist, beantwortete neueste zuerst",
  query: z.object({
    state: z.enum(["open", "answered"]).optional(),
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    requests: z.array(recordedRequest),
    counts: z.object({ open: z.int(), overdue: z.int() }),
    nextCursor: z.uuid().optional(),
  }),
});

export const recordDataRequest = endpoint({
  method: "POST",
  path: "/api/admin/data-requests",
  access: "admin",
  maxBodyBytes: 32 * 1024,
  summary: "Eine Anfrage festhalten, die per Mail, Brief oder Telefon kam",
  body: z.object({
    kind,
    subjectName: line(dataRequestLimits.nameMax),
    email: email.optional(),
    receivedOn: z.iso.date(),
    text: lines(dataRequestLimits.textMax).optional(),
  }),
  response: z.object({ id: z.uuid() }),
});

export const changeDataRequest = endpoint({
  method: "PATCH",
  path: "/api/admin/data-requests/:id",
  access: "admin",
  maxBodyBytes: 64 * 1024,
  summary: "Die Identität festhalten, die Frist einmal verlängern oder einmal antworten",
  params: z.object({ id: z.uuid() }),
  body: z.union([
    z.strictObject({ identityCheck: line(dataRequestLimits.checkMax) }),
    z.strictObject({ extensionReason: lines(dataRequestLimits.textMax).min(1) }),
    z.strictObject({ outcome, answer: lines(dataRequestLimits.answerMax).min(1) }),
  ]),
  response: done,
});
