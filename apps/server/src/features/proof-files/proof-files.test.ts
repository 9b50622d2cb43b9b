import * as contract from "@tc/contract";
import { AppError, proofLimits } from "@tc/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { testSecret } from "../../testing/database/test-context.ts";
import { notStopped, useDocumentsWorld } from "../../testing/documents/documents-world.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { deleteDiscardedObjects } from "../documents/objects/delete-discarded-objects.ts";
import { renewObjectKeys } from "../documents/objects/renew-object-keys.ts";
import { changeProofFile } from "./change-proof-file.ts";
import { deleteProofFile } from "./delete-proof-file.ts";
import { getProofFileContent } from "./get-proof-file-content.ts";
import { listProofFiles } from "./list-proof-files.ts";
import { uploadProofFile } from "./upload-proof-file.ts";

const tests = useDocumentsWorld();
const bytes = Buffer.from("%PDF-1.7 Zertifikat");

const upload = (
  change: Partial<Parameters<typeof uploadProofFile>[1]> = {},
  ctx = tests.world.as(),
) => uploadProofFile(ctx, { kind: "certificate", name: "ISO 9001", bytes, ...change });

test("a proof is kept encrypted, listed, and comes back as it was", async () => {
  const proof = await upload({ validUntil: "2027-12-31" });
  expect(proof).toMatchObject({
    kind: "certificate",
    name: "ISO 9001",
    fileName: "ISO 9001.pdf",
    bytes: bytes.byteLength,
    validUntil: "2027-12-31",
    uploadedBy: "Erika Muster",
  });
  expect(await listProofFiles(tests.world.as())).toEqual({
    files: [proof],
    replaced: [],
    lapses: [],
    isContractConcluded: true,
  });
  expect(await getProofFileContent(tests.world.as(), { id: proof.id })).toEqual({
    content: bytes,
    contentType: "application/octet-stream",
    fileName: "ISO 9001.pdf",
  });
  expect(tests.world.objects.size).toBe(1);
  for (const stored of tests.world.objects.values()) {
    expect(Buffer.from(stored).includes("Zertifikat")).toBe(false);
  }
});

test("an insurance keeps its sum, and no other proof has one", async () => {
  const coverCents = 300_000_000;
  const policy = await upload({ kind: "insurance", name: "Police", coverCents });
  expect(policy.coverCents).toBe(coverCents);
  expect(await upload({ coverCents })).not.toHaveProperty("coverCents");
  expect((await listProofFiles(tests.world.as())).files).toContainEqual(policy);
});

test("a name never leads to another folder", async () => {
  const { fileName } = await upload({ name: "../../etc/ISO\u202e 9001" });
  expect(fileName).toBe("__.._etc_ISO 9001.pdf");
});

test("name and last day are corrected, the file and its id stay", async () => {
  const { id } = await upload({ validUntil: "2027-12-31" });
  const change = (rest: object) => changeProofFile(tests.world.as(), { id, ...rest });
  expect(await change({ validUntil: "2026-12-31" })).toMatchObject({
    id,
    name: "ISO 9001",
    validUntil: "2026-12-31",
  });
  expect(await change({ name: "ISO 14001" })).toMatchObject({
    fileName: "ISO 14001.pdf",
    validUntil: "2026-12-31",
  });
  expect(await change({ validUntil: null })).not.toHaveProperty("validUntil");
  expect(await change({})).toMatchObject({ id, name: "ISO 14001" });
  const { content } = await getProofFileContent(tests.world.as(), { id });
  expect(content).toEqual(bytes);
});

test("the sum of an insurance is corrected, named later and taken back; what is not said stays", async () => {
  const { id } = await upload({ kind: "insurance", name: "Police", coverCents: 123_456 });
  const change = (rest: object) => changeProofFile(tests.world.as(), { id, ...rest });
  expect(await change({ coverCents: 300_000_050 })).toMatchObject({
    id,
    name: "Police",
    coverCents: 300_000_050,
  });
  expect(await change({ name: "Police 2027" })).toMatchObject({ coverCents: 300_000_050 });
  expect(await change({ coverCents: null })).not.toHaveProperty("coverCents");
  expect(await change({ coverCents: 1 })).toMatchObject({ name: "Police 2027", coverCents: 1 });
});

test("a proof that is no insurance gets no sum, and none of what came with it", async () => {
  const { id } = await upload();
  const change = (coverCents: number | null) =>
    changeProofFile(tests.world.as(), { id, name: "Police", coverCents });
  await expect(change(300_000_000)).rejects.toEqual(new AppError("bad_request"));
  const { files } = await listProofFiles(tests.world.as());
  expect(files).toMatchObject([{ name: "ISO 9001" }]);
  expect(files[0]).not.toHaveProperty("coverCents");
  expect(await change(null)).toMatchObject({ name: "Police" });
});

test.each([0, -1, 1.5, 1e14 + 1, "300", Number.NaN])(
  "the contract takes no sum of %s cents",
  (coverCents) => {
    expect(contract.changeProofFile.body?.safeParse({ coverCents }).success).toBe(false);
  },
);

test("another agency sees nothing of it, and can neither change nor delete it", async () => {
  const { id } = await upload();
  const other = tests.world.as(await makeAgency(tests.database));
  const missing = new AppError("not_found");
  expect((await listProofFiles(other)).files).toEqual([]);
  await expect(getProofFileContent(other, { id })).rejects.toEqual(missing);
  await expect(deleteProofFile(other, { id })).rejects.toEqual(missing);
  await expect(changeProofFile(other, { id, name: "Fremd" })).rejects.toEqual(missing);
  await expect(changeProofFile(other, { id, coverCents: 1 })).rejects.toEqual(missing);
  expect((await listProofFiles(tests.world.as())).files).toMatchObject([{ name: "ISO 9001" }]);
});

test("only PDF, PNG and JPG are kept, by what they hold", async () => {
  const page = Buffer.from("<html><script>alert(1)</script>");
  await expect(upload({ bytes: page })).rejects.toEqual(new AppError("bad_request"));
  expect(tests.world.objects.size).toBe(0);
});

test("nothing is kept before the contract on processing is concluded; a plan is not needed", async () => {
  const other = tests.world.as(await makeAgency(tests.database, { tier: null }));
  await expect(upload({}, other)).rejects.toEqual(new AppError("processing_contract_missing"));
  await sql`update agency set tier = null where id = ${tests.world.agency.agencyId}`.execute(
    tests.database.owner.db,
  );
  expect((await upload()).name).toBe("ISO 9001");
});

test("there is room for fifty, also when two take the last place at once", async () => {
  const { agencyId } = tests.world.agency;
  await sql`
    insert into proof_file (id, agency_id, kind, name, format, content_bytes, uploaded_at, uploaded_by_name)
    select gen_random_uuid(), ${agencyId}, 'other', 'Nachweis ' || n, 'pdf', 1, now(), 'Ada'
    from generate_series(1, ${proofLimits.agencyFiles - 1}) n`.execute(tests.database.owner.db);
  const results = await Promise.allSettled([upload(), upload()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await listProofFiles(tests.world.as())).files).toHaveLength(proofLimits.agencyFiles);
});

test("a deleted proof leaves nothing in the store", async () => {
  const { id } = await upload();
  await deleteProofFile(tests.world.as(), { id });
  await deleteDiscardedObjects(tests.world.as(), notStopped);
  expect(tests.world.objects.size).toBe(0);
  expect((await listProofFiles(tests.world.as())).files).toEqual([]);
});

test("a new secret of the server opens proofs once their keys are renewed", async () => {
  const { id } = await upload();
  const next = "z".repeat(32);
  const withSecrets = (secrets: [string, ...string[]]) =>
    tests.world.as(tests.world.agency, { ports: { keyRing: createKeyRing(secrets) } });
  await renewObjectKeys(withSecrets([next, testSecret]), notStopped);
  const { content } = await getProofFileContent(withSecrets([next]), { id });
  expect(content).toEqual(bytes);
});
