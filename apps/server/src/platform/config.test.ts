import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig, settingNames } from "./config.ts";

const production = { NODE_ENV: "production", DATABASE_URL: "postgres://db.example/tc" };

test("everything has a default in development", () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, NOTICE_SOURCE: ["doe"], LOG_LEVEL: "warn" });
});

test("an empty value counts as not set", () => {
  expect(readConfig({ PORT: "", METRICS_PORT: " " })).toMatchObject({ PORT: 3000 });
});

test("every wrong setting is named, and no value is repeated", () => {
  const env = { PORT: "abc", DATABASE_URL: "mysql://user:geheim@db/x", NOTICE_SOURCE: "doe,tde" };
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*NOTICE_SOURCE/);
  expect(read).not.toThrow(/geheim/);
});

test("production needs a database and refuses invented notices", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ ...production, NOTICE_SOURCE: "standin" })).toThrow(/NOTICE_SOURCE/);
  expect(readConfig(production)).toMatchObject({ LOG_LEVEL: "info" });
});

test("invented and real notices cannot be asked for together", () => {
  expect(() => readConfig({ NOTICE_SOURCE: "doe,standin" })).toThrow(/mischen sich nie/);
});

test(".env.example explains every setting and no other", async () => {
  const file = path.resolve(import.meta.dirname, "../../../../.env.example");
  const lines = (await readFile(file, "utf8")).split("\n");
  const explained = lines.flatMap((line) => /^#?\s?([A-Z_]+)=\S*\s+#\s\S/.exec(line)?.[1] ?? []);
  expect(explained).toEqual(settingNames);
});
