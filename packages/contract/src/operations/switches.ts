import { switchNames, switchReasonMax } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line } from "../fields.ts";

const name = z.enum(switchNames);
const switches = z.object({
  switches: z.array(
    z.object({
      name,
      /** In German, as what stops and what comes after */
      label: z.string(),
      stops: z.string(),
      after: z.string(),
      /** Only while it is off */
      off: z
        .object({
          since: z.iso.datetime(),
          /** The admin's name; absent where the account is gone */
          by: z.string().optional(),
          reason: z.string(),
        })
        .optional(),
    }),
  ),
});

export type Switch = z.output<typeof switches>["switches"][number];

export const listSwitches = endpoint({
  method: "GET",
  path: "/api/admin/switches",
  access: "admin",
  summary: "Teile des Produkts, die sich anhalten lassen, und was gerade steht",
  response: switches,
});

/** Off once is off: a second call changes neither time nor reason. On again names the time that the admin has seen. */
export const flipSwitch = endpoint({
  method: "POST",
  path: "/api/admin/switches",
  access: "admin",
  summary: "Einen Teil des Produkts anhalten oder wieder starten",
  body: z.discriminatedUnion("isOn", [
    z.strictObject({ name, isOn: z.literal(false), reason: line(switchReasonMax) }),
    z.strictObject({ name, isOn: z.literal(true), since: z.iso.datetime() }),
  ]),
  response: switches,
});
