// Browser tests need Chromium. On Debian and Ubuntu root may install it; anyone else is told what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findTestChromium, headlessShell } from "./chromium.ts";

function apt(...args: string[]): boolean {
  const { status } = spawnSync("apt-get", args, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function install(name: string): boolean {
  console.error(`Installing the package ${name} for the browser tests …`);
  return apt("install", "-y", "-q", "--no-install-recommends", name);
}

const isNamed = Boolean(process.env.CHROMIUM_PATH);
const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
if (!isNamed && !existsSync(headlessShell) && mayInstall && apt("update", "-q")) {
  // Older releases have the whole browser only.
  if (!install("chromium-headless-shell") && !findTestChromium()) install("chromium");
}
if (!findTestChromium()) {
  console.error(
    "No Chromium found. Install it (Debian, Ubuntu: apt-get install chromium) or name one in CHROMIUM_PATH.",
  );
  process.exit(1);
}
