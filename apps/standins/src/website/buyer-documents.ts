import type { FastifyInstance } from "fastify";

/** What a buyer's platform answers under an address of its own. */
export interface BuyerAnswer {
  readonly body: string | Uint8Array;
  readonly status?: number;
  readonly contentType?: string;
  /** Content-Disposition */
  readonly disposition?: string;
  /** Location of a redirect */
  readonly location?: string;
}

const page = `<!doctype html><html lang="de"><head><title>Vergabeplattform</title></head>
<body><h1>Vergabeunterlagen</h1><a href="/unterlagen/Bedingungen.txt">Herunterladen</a></body></html>`;

/** There from the start; tests put others beside them. */
const usual: Readonly<Record<string, BuyerAnswer>> = {
  "/unterlagen/Bedingungen.txt": { body: "Angebotsfrist: 18.12.2026, 14:00 Uhr" },
  "/unterlagen/seite": { body: page, contentType: "text/html; charset=utf-8" },
  "/unterlagen/anmeldung": { body: "", status: 401 },
  "/unterlagen/ins-netz": { body: "", status: 302, location: "http://169.254.169.254/latest/" },
};

/** Answers under paths that nobody has put anything at. */
export type AnswerBuyer = (path: string) => Promise<BuyerAnswer | undefined>;

/** Serves the documents of an invented buyer; `answers` may change while it runs. */
export function serveBuyerDocuments(
  app: FastifyInstance,
  answers: Map<string, BuyerAnswer>,
  answerOthers: AnswerBuyer = async () => undefined,
): void {
  for (const [path, answer] of Object.entries(usual)) answers.set(path, answer);
  app.get("/unterlagen/*", async (request, reply) => {
    const path = new URL(request.url, "http://standin").pathname;
    const answer = answers.get(path) ?? (await answerOthers(path));
    if (!answer) return reply.code(404).send();
    const { body, status = 200, contentType = "application/octet-stream" } = answer;
    if (answer.location !== undefined) return reply.redirect(answer.location, status);
    if (answer.disposition !== undefined) {
      void reply.header("content-disposition", answer.disposition);
    }
    return reply.code(status).type(contentType).send(Buffer.from(body));
  });
  // A journey changes from outside what lies there.
  app.put("/unterlagen/*", (request, reply) => {
    answers.set(new URL(request.url, "http://standin").pathname, { body: request.body as Buffer });
    return reply.code(204).send();
  });
}
