import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CheckList } from "./check-list";
import { TypedField } from "./typed-field";

function AmountField({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <TypedField
      label="ab"
      placeholder="50.000"
      problem="Bitte einen Betrag wie 50.000"
      value={value}
      show={(amount) => amount.toLocaleString("de-DE")}
      read={(text) => (/^[\d.]+$/.test(text) ? Number(text.replaceAll(".", "")) : undefined)}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test("a typed amount counts on Enter, is shown the German way, and nonsense says what is expected", async () => {
  const seen: (number | null)[] = [];
  await render(<AmountField onChange={(value) => seen.push(value)} />);
  const field = page.getByRole("textbox", { name: "ab" });
  await field.fill("50000");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("50.000");
  await field.fill("viel");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Bitte einen Betrag wie 50.000");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("");
  await userEvent.tab();
  expect(seen).toEqual([50_000, null]);
});

test("a long list opens on demand and always shows what is chosen", async () => {
  const choices = Array.from({ length: 12 }, (_, index) => ({
    value: `v${index}`,
    label: `Wahl ${index}`,
    count: index,
  }));
  const chosen: string[][] = [];
  await render(
    <CheckList
      label="Land"
      choices={choices}
      selected={["v11"]}
      onChange={(next) => chosen.push(next)}
    />,
  );
  await expect.element(page.getByRole("checkbox", { name: /Wahl 11/ })).toBeChecked();
  expect(page.getByRole("checkbox").elements()).toHaveLength(9);
  await page.getByRole("button", { name: "3 weitere zeigen" }).click();
  await page.getByRole("checkbox", { name: /Wahl 3/ }).click();
  expect(chosen).toEqual([["v11", "v3"]]);
});
