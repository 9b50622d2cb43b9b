import { expect, test } from "vitest";
import { openWatchedPage } from "./watched-page.ts";

for (const state of ["disabled", 'aria-disabled="true"']) {
  test(`a key waits for a control that is ${state}`, async () => {
    const { page, close } = await openWatchedPage({ isFresh: true });
    await page.setContent(`
      <button ${state}>Weiter</button>
      <script>
        const button = document.querySelector("button");
        button.onclick = () => {
          if (!button.ariaDisabled) document.title = "pressed";
        };
      </script>`);
    let isPressed = false;
    const pressing = page
      .getByRole("button")
      .press("Enter")
      .then(() => (isPressed = true));
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect(isPressed).toBe(false);
    await page.evaluate(() => {
      const button = document.querySelector("button");
      button?.removeAttribute("disabled");
      button?.removeAttribute("aria-disabled");
    });
    await pressing;
    await expect.poll(() => page.title()).toBe("pressed");
    await close();
  });
}
