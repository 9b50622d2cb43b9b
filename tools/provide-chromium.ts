// Browser tests need Chromium. On Debian and Ubuntu root may install it; anyone else is told what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

function apt(...args: string[]): boolean {
  const { status } = spawnSync("apt-get", args, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
if (!findChromium() && mayInstall) {
  console.error("Installing the package chromium for the browser tests …");
  if (apt("update", "-q")) apt("install", "-y", "-q", "--no-install-recommends", "chromium");
}
if (!findChromium()) {
  console.error(
    "No Chromium found. Install it (Debian, Ubuntu: apt-get install chromium) or name one in CHROMIUM_PATH.",
  );
  process.exit(1);
}
