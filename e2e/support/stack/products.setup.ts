import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { adminPassword, supportEmail } from "./operator.ts";
import { startRealStack, withNotices } from "./real-stack.ts";
import type { RunningStack } from "./real-stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with a RealStack: /notices is the one with tenders, every other path has one of its own. */
    productBroker: string;
  }
}

const settings = {
  ADMIN_PASSWORD: adminPassword,
  OPERATOR_SUPPORT_EMAIL: supportEmail,
  // Each account comes from a network of its own, as limits are counted by network: see call.ts.
  TRUST_PROXY: "1",
};

/** Vitest's globalSetup: products that journeys share, each started by the first journey that asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = new Map<string, Promise<RunningStack>>();
  const broker = createServer((request, response) => {
    const name = request.url ?? "";
    const product =
      products.get(name) ??
      startRealStack({ ...settings, ...(name === "/notices" && withNotices) });
    products.set(name, product);
    product.then(
      ({ origin, mailboxUrl, websiteUrl, dataDir }) =>
        response.end(JSON.stringify({ origin, mailboxUrl, websiteUrl, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    broker.listen(0, "127.0.0.1", resolve);
  });
  const { port } = broker.address() as AddressInfo;
  project.provide("productBroker", `http://127.0.0.1:${port}`);
  return async () => {
    broker.close();
    broker.closeAllConnections();
    await Promise.allSettled([...products.values()].map(async (product) => (await product).stop()));
  };
}
