import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { serveBuyerDocuments } from "./buyer-documents.ts";
import type { AnswerBuyer, BuyerAnswer } from "./buyer-documents.ts";
import { robotsText, websitePages } from "./pages.ts";

export interface WebsiteStandin {
  /** http://127.0.0.1:PORT */
  readonly url: string;
  /** Paths so far, oldest first. */
  readonly paths: readonly string[];
  /** By path below /unterlagen/, what a buyer has put there */
  readonly documents: Map<string, BuyerAnswer>;
  stop(): Promise<void>;
}

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** The website of an invented agency and the documents of an invented buyer, on loopback. Never for production. */
export async function startWebsiteStandin({
  port = 0,
  robots = robotsText,
  answerBuyer,
}: {
  readonly port?: number;
  readonly robots?: string;
  /** What lies below /unterlagen/ besides `documents` */
  readonly answerBuyer?: AnswerBuyer;
} = {}): Promise<WebsiteStandin> {
  const paths: string[] = [];
  const documents = new Map<string, BuyerAnswer>();
  const app = serveWebsite(paths, robots);
  serveBuyerDocuments(app, documents, answerBuyer);
  try {
    await app.listen({ host: "127.0.0.1", port });
  } catch (error) {
    // Several products on one machine shall not fail for it.
    if (port === 0 || !isTaken(error)) throw error;
    await app.listen({ host: "127.0.0.1", port: 0 });
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, paths, documents, stop: () => app.close() };
}

function serveWebsite(paths: string[], robots: string): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  app.addHook("onRequest", async ({ url }) => void paths.push(url));
  app.get("/robots.txt", (_, reply) => reply.type("text/plain").send(robots));
  app.get("/umleitung", (_, reply) => reply.redirect("http://169.254.169.254/latest/meta-data/"));
  for (const [path, html] of Object.entries(websitePages)) {
    app.get(path, (_, reply) => reply.type("text/html; charset=utf-8").send(html));
  }
  return app;
}
