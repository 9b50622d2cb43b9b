import type { changeProofFile, listProofFiles } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";

type Body<Called extends { body?: { _zod: { output: unknown } } }> = NonNullable<
  Called["body"]
>["_zod"]["output"];
export type SampleProofs = Answer<typeof listProofFiles>;

const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-2d9d4e4f${String(last).padStart(4, "0")}`;
const uploaded = { uploadedAt: "2026-10-02T08:00:00.000Z", uploadedBy: "Ada Beispiel" };

const proofs: SampleProofs = {
  isContractConcluded: true,
  files: [
    {
      id: id(1),
      kind: "insurance",
      name: "Berufshaftpflicht 2 Mio. €",
      fileName: "Berufshaftpflicht 2 Mio. €.pdf",
      bytes: 240_000,
      validUntil: "2020-12-31",
      ...uploaded,
    },
    {
      id: id(2),
      kind: "register",
      name: "Handelsregisterauszug",
      fileName: "Handelsregisterauszug.pdf",
      bytes: 120_000,
      ...uploaded,
    },
  ],
};

/** The proofs of an agency as a server keeps them. */
export function sampleProofs(rest: Api, first: SampleProofs = proofs) {
  const state = { proofs: first };
  const api: Api = (path, query, method, body) => {
    if (path === "/api/proof-files" && method === "POST") {
      const file = {
        id: id(3),
        kind: query.get("kind") === "insurance" ? ("insurance" as const) : ("certificate" as const),
        name: query.get("name") ?? "",
        fileName: `${query.get("name") ?? ""}.pdf`,
        bytes: 1_000,
        ...(query.get("coverCents") !== null && { coverCents: Number(query.get("coverCents")) }),
        ...(query.get("validUntil") !== null && { validUntil: query.get("validUntil") ?? "" }),
        ...uploaded,
      };
      state.proofs = { ...state.proofs, files: [...state.proofs.files, file] };
      return { body: file };
    }
    const [, changedId] = /^\/api\/proof-files\/([^/]+)$/.exec(path) ?? [];
    if (changedId !== undefined && method === "PATCH") {
      const { name, validUntil } = body as Body<typeof changeProofFile>;
      const files = state.proofs.files.map((file) => {
        if (file.id !== changedId) return file;
        const { validUntil: day, ...rest } = { ...file, ...(name !== undefined && { name }) };
        const next = validUntil === undefined ? day : (validUntil ?? undefined);
        return { ...rest, ...(next !== undefined && { validUntil: next }) };
      });
      state.proofs = { ...state.proofs, files };
      return { body: files.find((file) => file.id === changedId) };
    }
    const [, deletedId] = /^\/api\/proof-files\/([^/]+)$/.exec(path) ?? [];
    if (deletedId !== undefined && method === "DELETE") {
      const files = state.proofs.files.filter((file) => file.id !== deletedId);
      state.proofs = { ...state.proofs, files };
      return { body: { done: true } };
    }
    return path === "/api/proof-files" ? { body: state.proofs } : rest(path, query, method, body);
  };
  return { api, state };
}
