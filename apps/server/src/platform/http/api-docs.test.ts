import { endpoints } from "@tc/contract/endpoints";
import type { Endpoint } from "@tc/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerApiDocs } from "./api-docs.ts";
import { createHttpServer } from "./http-server.ts";
import type { OpenApiDocument } from "./open-api.ts";

const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
beforeAll(() => registerApiDocs(app, endpoints));
afterAll(() => app.close());

const everyone: [string, Endpoint][] = Object.entries(endpoints);
const all = everyone.filter(([, { access }]) => access !== "admin");
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:(\w+)/g, "{$1}");

test("the document is OpenAPI 3.1 and describes every endpoint for users with its answers and errors", async () => {
  const document: OpenApiDocument = (await app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  for (const [name, endpoint] of all) {
    const operation = document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "400", "500", "503"]),
    );
  }
});

test("every parameter in a path is described, and query parameters keep their meaning", async () => {
  const document: OpenApiDocument = (await app.inject("/api/openapi.json")).json();
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      const described = parameters.filter((parameter) => parameter.in === "path");
      expect(described.map(({ name }) => name)).toEqual(inPath);
      expect(described.every(({ required }) => required)).toBe(true);
    }
  }
  expect(document.paths["/api/tenders"]?.["get"]?.parameters).toContainEqual(
    expect.objectContaining({ name: "q", in: "query", description: expect.any(String) }),
  );
});

test("the page names every endpoint for users and runs no script", async () => {
  const page = await app.inject("/api/docs");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).not.toContain("script-src");
  expect(page.body).not.toMatch(/<script|<style|style="/);
  for (const [, endpoint] of all) expect(page.body).toContain(pathOf(endpoint));
  expect((await app.inject("/api/docs.css")).headers["content-type"]).toContain("text/css");
});

test("neither document nor page tells of the operator's own endpoints", async () => {
  const adminEndpoints = everyone.filter(([, { access }]) => access === "admin");
  expect(adminEndpoints.length).toBeGreaterThan(0);
  for (const url of ["/api/openapi.json", "/api/docs"]) {
    const { body } = await app.inject(url);
    for (const [name, endpoint] of adminEndpoints) {
      expect(body).not.toContain(`"${name}"`);
      expect(body).not.toContain(pathOf(endpoint));
    }
  }
});

test("the page leads home, to the imprint and to the privacy statement", async () => {
  const { body } = await app.inject("/api/docs");
  for (const href of ["/", "/impressum", "/datenschutz"]) expect(body).toContain(`href="${href}"`);
});
