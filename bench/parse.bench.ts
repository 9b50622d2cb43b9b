// npm run bench -- parse: notices a second and MB per CPU second of the whole extraction, beside bare expat.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NoticeError, readNotices } from "@tc/notices";
import { readPaths } from "../apps/server/src/adapters/archive/read-paths.ts";

/** As many rounds as make this much: a small set would only show how code is compiled. */
const bytesInAll = 150e6;

/** The other side of the comparison: python3's pyexpat without handlers over the same files, CPU time only. */
const expatScript = `
import glob, sys, time, xml.parsers.expat
files = [open(name, "rb").read() for name in sorted(glob.glob(sys.argv[1] + "/*.xml"))]
start = time.process_time()
for data in files:
    xml.parsers.expat.ParserCreate().Parse(data, True)
print(time.process_time() - start)
`;

export async function run({ data }: { data: string; args: string[] }): Promise<object> {
  const all = await readableNotices(data);
  const eforms = all.filter((bytes) => !isTed(bytes));
  const ted = all.filter(isTed);
  const rows = [
    measure("eForms", eforms),
    measure("TED R2.0.8/9", ted),
    measure("all", all),
  ].filter((row) => row.notices > 0);
  console.table(rows);
  const total = rows.at(-1);
  if (!total) throw new Error(`No readable notice under ${data}.`);
  return { ...total, perFormat: rows.slice(0, -1) };
}

/** Every XML notice that can be taken out of the archives and is one; broken members are left out. */
async function readableNotices(data: string): Promise<Uint8Array[]> {
  const notices: Uint8Array[] = [];
  let unreadable = 0;
  for await (const member of readPaths([
    path.join(data, "notices"),
    path.join(data, "notices-ted-r209"),
  ])) {
    if ("bytes" in member && isNotice(member.bytes)) notices.push(member.bytes);
    else unreadable += 1;
  }
  console.log(`${notices.length} notices; ${unreadable} members or files are broken or none.`);
  return notices;
}

function isNotice(bytes: Uint8Array): boolean {
  try {
    return readNotices(bytes).length === 1;
  } catch (error) {
    if (error instanceof NoticeError) return false;
    throw error;
  }
}

function isTed(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(2_000, bytes.byteLength)).includes(
    "TED_EXPORT",
  );
}

interface Row {
  readonly notices: number;
  readonly megabytes: number;
  readonly noticesPerSecond: number;
  readonly megabytesPerCpuSecond: number;
  readonly expatMegabytesPerCpuSecond: number | null;
  readonly ratioToExpat: number | null;
}

function measure(
  files: string,
  documents: readonly Uint8Array[],
): Row & { readonly files: string } {
  const megabytes = documents.reduce((sum, bytes) => sum + bytes.byteLength, 0) / 1e6;
  const rounds = Math.min(40, Math.max(5, Math.ceil(bytesInAll / (megabytes * 1e6))));
  const [cpu, wall, expat, ratios]: [number[], number[], number[], number[]] = [[], [], [], []];
  const folder = mkdtempSync(path.join(tmpdir(), "tc-parse-"));
  try {
    documents.forEach((bytes, index) => writeFileSync(path.join(folder, `${index}.xml`), bytes));
    // In turns: what else the machine does then weighs on both.
    for (let round = 0; round < rounds; round += 1) {
      const ownTime = ownSeconds(documents);
      cpu.push(ownTime.cpu);
      wall.push(ownTime.wall);
      const other = expatSeconds(folder);
      if (other === undefined) continue;
      expat.push(other);
      ratios.push(other / ownTime.cpu);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return {
    files,
    notices: documents.length,
    megabytes: rounded(megabytes),
    noticesPerSecond: Math.round(documents.length / median(wall)),
    megabytesPerCpuSecond: rounded(megabytes / median(cpu)),
    expatMegabytesPerCpuSecond: expat.length === 0 ? null : rounded(megabytes / median(expat)),
    ratioToExpat: ratios.length === 0 ? null : rounded(median(ratios)),
  };
}

function ownSeconds(documents: readonly Uint8Array[]): { cpu: number; wall: number } {
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const bytes of documents) readNotices(bytes);
  const wall = (performance.now() - start) / 1e3;
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1e6, wall };
}

function expatSeconds(folder: string): number | undefined {
  const python = spawnSync("python3", ["-c", expatScript, folder], { encoding: "utf8" });
  const seconds = Number(python.stdout);
  return python.status === 0 && seconds > 0 ? seconds : undefined;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
