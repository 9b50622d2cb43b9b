import { existsSync } from "node:fs";
import { NoticeError, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { readPaths } from "../adapters/archive/read-paths.ts";

/** The notices of these archives and folders. What is missing is left out, and broken members are no notices. */
export async function readRealNotices(paths: readonly string[]): Promise<Notice[]> {
  const notices: Notice[] = [];
  for await (const member of readPaths(paths.filter((path) => existsSync(path)))) {
    if ("bytes" in member) notices.push(...readable(member.bytes));
  }
  return notices;
}

function readable(bytes: Uint8Array): readonly Notice[] {
  try {
    return readNotices(bytes);
  } catch (error) {
    if (error instanceof NoticeError) return [];
    throw error;
  }
}
