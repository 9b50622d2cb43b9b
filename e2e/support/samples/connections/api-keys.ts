import type { ApiKey, createApiKey, listApiKeys, rotateApiKey } from "@tc/contract";
import type { Api } from "../../web/canned-web.ts";
import type { Answer } from "../answer.ts";

type Body<Called extends { body?: { _zod: { output: unknown } } | undefined }> = NonNullable<
  Called["body"]
>["_zod"]["output"];
export type SampleKeys = Answer<typeof listApiKeys>;

const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e5a${String(last).padStart(4, "0")}`;
const sampleKey = (last: number, change: Partial<ApiKey>): ApiKey => ({
  id: id(last),
  name: "CRM",
  hint: "tck_9fK2",
  scopes: ["tenders:read", "assessments:read"],
  createdAt: "2026-11-01T08:00:00.000Z",
  byName: "Ada Beispiel",
  expiresAt: "2027-11-01T08:00:00.000Z",
  state: "valid",
  ...change,
});

const keys: SampleKeys = {
  isInPlan: true,
  keys: [
    sampleKey(1, { lastUsedOn: "2026-11-20" }),
    sampleKey(2, { name: "CRM", hint: "tck_Zb7q", state: "replaced" }),
    sampleKey(3, { name: "Auswertung", hint: "tck_pX0-", state: "resting", byName: "Bo Muster" }),
    sampleKey(4, { name: "Test", hint: "tck_a1B2", state: "expired" }),
  ],
};

export const sampleSecret = `tck_${"x9K-".repeat(10)}abc`;

/** The keys of an agency as a server keeps them. */
export function sampleApiKeys(rest: Api, first: SampleKeys = keys) {
  const state = { list: first };
  const add = (apiKey: ApiKey) => {
    state.list = { ...state.list, keys: [apiKey, ...state.list.keys] };
    return { body: { apiKey, key: sampleSecret } };
  };
  const api: Api = (path, query, method, body) => {
    if (path === "/api/api-keys" && method === "POST") {
      const wish = body as Body<typeof createApiKey>;
      if (wish.currentPassword === "falsch") {
        return { status: 401, body: { error: "wrong_credentials", requestId: "1" } };
      }
      return add(sampleKey(9, { name: wish.name, scopes: wish.scopes }));
    }
    const [, keyId, deed] = /^\/api\/api-keys\/([^/]+)(\/rotate)?$/.exec(path) ?? [];
    const target = state.list.keys.find((apiKey) => apiKey.id === keyId);
    if (target && deed !== undefined) {
      const { graceHours } = body as Body<typeof rotateApiKey>;
      const others = state.list.keys.filter((apiKey) => apiKey !== target);
      const old = { ...target, state: "replaced" as const };
      state.list = { ...state.list, keys: graceHours === 0 ? others : [old, ...others] };
      return add({ ...target, id: id(8), state: "valid" });
    }
    if (target && method === "DELETE") {
      state.list = { ...state.list, keys: state.list.keys.filter((apiKey) => apiKey !== target) };
      return { body: { done: true } };
    }
    return path === "/api/api-keys" ? { body: state.list } : rest(path, query, method, body);
  };
  return { api, state };
}
