import { useState } from "react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type {} from "@vitest/browser-playwright";
import { cdp, page, userEvent } from "vitest/browser";
import "../theme/base.css";
import "../theme/tokens.css";
import { QuestionDialog } from "./question-dialog";
import { Dialog, Sheet } from "./sheet";
import { showToast } from "./toast";

beforeEach(() => page.viewport(1440, 900));

/** A page with a button that opens an overlay. The overlay leaves the tree when it closes. */
function Page({ overlay }: { overlay: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <button type="button">Dahinter</button>
      {isOpen && overlay(() => setOpen(false))}
    </>
  );
}

/** A page whose sheet stays in the tree, as the detail of a tender does on a phone. */
function PageWithLastingSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <Sheet title="Filter" isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Wort" />
      </Sheet>
    </>
  );
}

const filterSheet = (close: () => void) => (
  <Sheet title="Filter" isOpen onClose={close} footer={<button type="button">Anzeigen</button>}>
    <input aria-label="Wort" />
  </Sheet>
);
const opener = page.getByRole("button", { name: "Öffnen" });
const sheet = page.getByRole("dialog", { name: "Filter" });
const closeButton = page.getByRole("button", { name: "Filter schließen" });

async function openFilter() {
  await render(<Page overlay={filterSheet} />);
  await opener.click();
  await expect.element(sheet).toBeVisible();
  // Until it has come in, its parts lie beside the screen.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

test("an open sheet takes the focus and keeps it: Tab reaches nothing behind it", async () => {
  await openFilter();
  await expect.element(closeButton).toHaveFocus();
  const focused: (string | null | undefined)[] = [];
  for (let press = 0; press < 6; press++) {
    await userEvent.tab();
    const element = document.activeElement;
    focused.push(element?.getAttribute("aria-label") ?? element?.textContent);
  }
  expect(focused).toContain("Wort");
  expect(focused).toContain("Anzeigen");
  expect(focused).not.toContain("Öffnen");
  expect(focused).not.toContain("Dahinter");
});

test("Escape closes a sheet, and the focus returns to the button that opened it", async () => {
  await openFilter();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("the close button of a sheet that stays in the tree closes it and returns the focus", async () => {
  await render(<PageWithLastingSheet />);
  expect(page.getByRole("dialog").elements()).toEqual([]);
  for (let time = 0; time < 2; time++) {
    await opener.click();
    await expect.element(sheet).toBeVisible();
    await closeButton.click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});

test("a click beside a sheet closes it, a click inside does not", async () => {
  await openFilter();
  await sheet.click({ position: { x: 200, y: 300 } });
  await expect.element(sheet).toBeVisible();
  await sheet.click({ position: { x: -300, y: 300 }, force: true });
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a press that begins inside and ends beside a sheet leaves it open", async () => {
  await openFilter();
  const field = page.getByRole("textbox", { name: "Wort" });
  await userEvent.dragAndDrop(field, document.body, {
    targetPosition: { x: 40, y: 300 },
    force: true,
  });
  await expect.element(sheet).toBeVisible();
});

test("Escape in a question over a sheet closes the question alone", async () => {
  await render(
    <Page
      overlay={(close) => (
        <Sheet title="Filter" isOpen onClose={close}>
          <Page
            overlay={(closeQuestion) => (
              <QuestionDialog title="Sicher?" onClose={closeQuestion}>
                <button type="button">Ja</button>
              </QuestionDialog>
            )}
          />
        </Sheet>
      )}
    />,
  );
  await opener.click();
  await sheet.getByRole("button", { name: "Öffnen" }).click();
  const question = page.getByRole("dialog", { name: "Sicher?" });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Öffnen" })).toHaveFocus();
});

test("a toast can be read and used in front of a sheet", async () => {
  await openFilter();
  let undone = 0;
  showToast("gemerkt", { action: { label: "Rückgängig", run: () => undone++ } });
  await sheet.getByRole("button", { name: "Rückgängig" }).click();
  expect(undone).toBe(1);
  await expect.element(sheet.getByRole("status")).toHaveTextContent("");
});

test("a sheet fills the height at the right, on a phone the whole screen", async () => {
  await openFilter();
  const box = () => {
    const { x, y, width, height } = sheet.element().getBoundingClientRect();
    return { x, y, width, height };
  };
  await expect.poll(box).toEqual({ x: 1000, y: 0, width: 440, height: 900 });
  await page.viewport(390, 844);
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test("a dialog stands in the middle and scrolls when the screen is too low for it", async () => {
  await render(
    <Page
      overlay={(close) => (
        <Dialog title="Tastenkürzel" isOpen onClose={close}>
          <div style={{ height: 1200 }}>lang</div>
        </Dialog>
      )}
    />,
  );
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Tastenkürzel" });
  await expect.element(dialog).toBeVisible();
  await expect
    .poll(() => {
      const { left, right, top, bottom } = dialog.element().getBoundingClientRect();
      return { left, right, top, bottom };
    })
    .toEqual({ left: 460, right: 980, top: 45, bottom: 855 });
  await page.getByRole("button", { name: "Tastenkürzel schließen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ["reduce", []],
  ["no-preference", ["display", "opacity", "overlay", "translate"]],
] as const)("motion %s lets these properties move: %j", async (value, expected) => {
  const features = [{ name: "prefers-reduced-motion", value }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  const moved = new Set<string>();
  const note = (event: TransitionEvent) => moved.add(event.propertyName);
  document.addEventListener("transitionrun", note);
  try {
    await render(<PageWithLastingSheet />);
    await opener.click();
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
    expect([...moved].sort()).toEqual(expected);
  } finally {
    document.removeEventListener("transitionrun", note);
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  }
});
