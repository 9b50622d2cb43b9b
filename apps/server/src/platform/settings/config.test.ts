import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig, settingNames } from "./config.ts";
import { modelsOf } from "./language-model-settings.ts";
import { paymentKeysOf } from "./payment-settings.ts";
import { listSampleOperatorSettings, operatorOf, operatorSettings } from "./operator-settings.ts";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db.example/tc",
  SESSION_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://mail.example",
  PUBLIC_URL: "https://tenderchances.example",
};

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

test("production needs a database, a secret and a mail server, and refuses invented notices", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow(
    /DATABASE_URL.*\n.*SESSION_SECRET.*\n.*SMTP_URL.*\n.*PUBLIC_URL/,
  );
  expect(() => readConfig({ ...production, NOTICE_SOURCE: "standin" })).toThrow(/NOTICE_SOURCE/);
  expect(readConfig(production)).toMatchObject({ LOG_LEVEL: "info" });
});

test("production is reached by https, and its address is a bare origin", () => {
  const at = (address: string) => () => readConfig({ ...production, PUBLIC_URL: address });
  for (const address of [
    "http://tenderchances.example",
    "https://tenderchances.example/app",
    "https://tenderchances.example/?x=1",
    "https://tenderchances.example/#x",
    "https://user@tenderchances.example",
    "https://:pw@tenderchances.example",
    "https://tenderchances.example/?",
    "https://tenderchances.example/#",
    "https://tenderchances.example\\",
    "https://tenderchances.example/x/..",
    "HTTPS://TenderChances.example",
  ]) {
    expect(at(address)).toThrow(/PUBLIC_URL/);
  }
  expect(at("https://tenderchances.example/")).not.toThrow();
  // Tried out on the machine itself.
  expect(at("http://localhost:3000")).not.toThrow();
});

test("secrets that could be guessed are refused", () => {
  const read = (env: Record<string, string>) => () => readConfig(env);
  expect(read({ SESSION_SECRET: "x".repeat(31) })).toThrow(/SESSION_SECRET/);
  expect(read({ SESSION_SECRET_PREVIOUS: "x".repeat(31) })).toThrow(/SESSION_SECRET_PREVIOUS/);
  expect(read({ APP_PASSWORD: "geheim7" })).toThrow(/APP_PASSWORD/);
  expect(read({ ADMIN_PASSWORD: "123456" })).toThrow(/ADMIN_PASSWORD/);
});

test("payments need all three keys, of one mode, and say which is wrong", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_live_geheim",
    STRIPE_PUBLISHABLE_KEY: "pk_live_offen",
    STRIPE_WEBHOOK_SECRET: "whsec_geheim",
  };
  const read = (env: Record<string, string>) => () => readConfig({ ...keys, ...env });
  expect(paymentKeysOf(read({})())).toEqual({
    secretKey: "sk_live_geheim",
    publishableKey: "pk_live_offen",
    webhookSecret: "whsec_geheim",
  });
  expect(paymentKeysOf(readConfig({}))).toBeUndefined();
  expect(read({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" })).toThrow(
    /STRIPE_SECRET_KEY: nötig.*\n.*STRIPE_WEBHOOK_SECRET: nötig/,
  );
  expect(read({ STRIPE_PUBLISHABLE_KEY: "pk_test_offen" })).toThrow(
    /STRIPE_PUBLISHABLE_KEY.*Modus/,
  );
  // Exchanged by mistake: the secret one must not be handed to browsers.
  const exchanged = { STRIPE_PUBLISHABLE_KEY: "sk_live_geheim" };
  expect(read(exchanged)).toThrow(/STRIPE_PUBLISHABLE_KEY: beginnt mit pk_live_/);
  expect(read(exchanged)).not.toThrow(/geheim/);
});

test("the operator is fictitious until every one of its settings is given", () => {
  const sample = readConfig({});
  expect(operatorOf(sample).company).toBe("Muster GmbH");
  expect(listSampleOperatorSettings(sample)).toHaveLength(Object.keys(operatorSettings).length);
  const settings = { OPERATOR_COMPANY: "Eigene AG", OPERATOR_CITY: "Kassel" };
  expect(operatorOf(readConfig(settings))).toMatchObject({ company: "Eigene AG", city: "Kassel" });
  expect(listSampleOperatorSettings(readConfig(settings))).not.toContain("OPERATOR_COMPANY");
});

test("invented and real notices cannot be asked for together", () => {
  expect(() => readConfig({ NOTICE_SOURCE: "doe,standin" })).toThrow(/mischen sich nie/);
});

test(".env.example explains every setting and no other", async () => {
  const file = path.resolve(import.meta.dirname, "../../../../../.env.example");
  const lines = (await readFile(file, "utf8")).split("\n");
  const explained = lines.flatMap(
    (line) => /^#?\s?([A-Z\d_]+)=(?:"[^"]*"|\S*)\s+#\s\S/.exec(line)?.[1] ?? [],
  );
  expect(explained).toEqual(settingNames);
});

test("a bucket for files is set whole or not at all", () => {
  const bucket = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "unterlagen",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(readConfig(bucket)).toMatchObject({ S3_BUCKET: "unterlagen", S3_REGION: "eu-central-1" });
  const { S3_BUCKET: _, ...half } = bucket;
  expect(() => readConfig(half)).toThrow("S3_BUCKET: nötig");
});

test("whoever keeps the files is named with a country, and is the host where nobody else is named", () => {
  const host = {
    OPERATOR_HOSTING_PROVIDER: "Rechenzentrum Nord",
    OPERATOR_HOSTING_COUNTRY: "Irland",
  };
  expect(operatorOf(readConfig(host))).toMatchObject({
    storageProvider: "Rechenzentrum Nord",
    storageCountry: "Irland",
  });
  const storage = {
    OPERATOR_STORAGE_PROVIDER: "Speicher Süd",
    OPERATOR_STORAGE_COUNTRY: "Portugal",
  };
  expect(operatorOf(readConfig({ ...host, ...storage }))).toMatchObject({
    hostingProvider: "Rechenzentrum Nord",
    storageProvider: "Speicher Süd",
    storageCountry: "Portugal",
  });
  expect(() => readConfig({ OPERATOR_STORAGE_PROVIDER: "Speicher Süd" })).toThrow(
    "nur beide zusammen",
  );
});

test("a service after consent is a secure address and plain host names", () => {
  const script = "https://stats.example/s.js";
  expect(
    readConfig({
      CONSENT_ANALYTICS_SCRIPT: script,
      CONSENT_ANALYTICS_HOSTS: "a.example, *.b.example",
    }),
  ).toMatchObject({
    CONSENT_ANALYTICS_SCRIPT: script,
    CONSENT_ANALYTICS_HOSTS: ["a.example", "*.b.example"],
  });
  for (const hosts of ["a.example; script-src *", "*", "https://a.example", "'unsafe-inline'"]) {
    expect(() => readConfig({ CONSENT_MARKETING_HOSTS: hosts })).toThrow(/CONSENT_MARKETING_HOSTS/);
  }
  for (const address of ["http://ads.example/p.js", "javascript:alert(1)", "//ads.example/p.js"]) {
    const read = () => readConfig({ CONSENT_MARKETING_SCRIPT: address });
    expect(read).toThrow(/CONSENT_MARKETING_SCRIPT/);
  }
});

test("addresses on this machine may be opened for tests, and never in production", () => {
  const env = { OUTBOUND_TEST_ORIGINS: "http://localhost:8080,https://[::1]:9" };
  expect(readConfig(env).OUTBOUND_TEST_ORIGINS).toHaveLength(2);
  expect(() => readConfig({ ...production, ...env })).toThrow(/OUTBOUND_TEST_ORIGINS/);
  for (const origin of [
    "http://10.0.0.1",
    "http://localhost.agentur.example",
    "http://localhost:8080/pfad",
    "localhost:8080",
    "file://localhost",
  ]) {
    expect(() => readConfig({ OUTBOUND_TEST_ORIGINS: origin })).toThrow(/OUTBOUND_TEST_ORIGINS/);
  }
});

test("a language model gets documents by https alone, and none that is made up in production", () => {
  const key = { LANGUAGE_MODEL_KEY: "secret-key" };
  const url = (address: string) => ({ ...key, LANGUAGE_MODEL_URL: address });
  const wrong: readonly Record<string, string>[] = [
    { LANGUAGE_MODEL_URL: "https://llm.example/v1" },
    url("http://llm.example/v1"),
    { ...production, ...url("http://127.0.0.1:8080/v1") },
    { ...production, LANGUAGE_MODEL_STANDIN_PORT: "3031" },
    { ...key, LANGUAGE_MODEL_STANDIN_PORT: "3031" },
    { ...key, LANGUAGE_MODEL_MAP_PRICES: "0.1" },
  ];
  for (const env of wrong) {
    expect(() => readConfig(env)).toThrow(/LANGUAGE_MODEL_/);
    expect(() => readConfig(env)).not.toThrow(/secret-key/);
  }
  expect(modelsOf(readConfig({ ...production, ...url("https://llm.example/v1") }))).toEqual({
    models: {
      map: { name: "mistral-small-latest", inputCents: 9, outputCents: 28 },
      reduce: { name: "mistral-large-latest", inputCents: 46, outputCents: 140 },
    },
    dayCents: { agency: 50, fetched: 500, fetchedShare: 100, all: 1_000 },
  });
  const less = readConfig({ ...key, LANGUAGE_MODEL_FETCHED_DAY_CENTS: "60" });
  expect(modelsOf(less).dayCents).toMatchObject({ fetched: 60, fetchedShare: 12 });
  expect(() => readConfig(url("http://localhost:8080/v1"))).not.toThrow();
});
