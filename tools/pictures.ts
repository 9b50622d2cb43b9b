// npm run pictures [-- screens | previews]: takes the pictures of the start page from the running product and draws the
// previews of links. Everything it starts (database, server, browser) ends with it. The results are committed.
import { chromium } from "playwright-core";
import { startRealStack, withNotices } from "../e2e/support/stack/real-stack.ts";
import { chromiumLaunch } from "./chromium.ts";
import { signInDemo } from "./pictures/demo-agency.ts";
import { takePreviews } from "./pictures/previews.ts";
import { takeScreens } from "./pictures/screens.ts";

const wanted = process.argv[2] ?? "all";
if (!["all", "screens", "previews"].includes(wanted)) {
  console.error("npm run pictures [-- screens | previews]");
  process.exit(1);
}
// Ending by a signal runs the "exit" handlers that stop the server.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const stack = await startRealStack(withNotices);
try {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    if (wanted !== "screens") await takePreviews(browser, stack.origin);
    if (wanted !== "previews") await takeScreens(browser, stack, await signInDemo(stack));
  } finally {
    await browser.close();
  }
} finally {
  await stack.stop();
}
