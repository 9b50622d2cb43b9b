import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailsText } from "./contact";
import { mailKinds } from "./mail-kinds";

const server = path.resolve(import.meta.dirname, "../../../../../../server/src");

test("the privacy statement names every kind of mail that the server writes, and no other", () => {
  const written = globSync("**/*.email.ts", { cwd: server }).flatMap((file) =>
    [
      ...readFileSync(path.join(server, file), "utf8").matchAll(/^export function (\w+Email)\(/gm),
    ].map(([, name]) => name),
  );
  const listed = Object.keys(mailKinds);
  expect(written.length).toBeGreaterThan(20);
  expect(listed).toHaveLength(written.length);
  expect(new Set(listed)).toEqual(new Set(written));
  const page = renderToStaticMarkup(<MailsText />);
  for (const words of Object.values(mailKinds)) expect(page).toContain(words);
});
