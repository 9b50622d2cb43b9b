import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isSigned } from "./signature.ts";

export interface ObjectStandin {
  /** http://127.0.0.1:PORT */
  readonly url: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What lies in the bucket, by key. */
  readonly objects: Map<string, Buffer>;
  /** The next requests are answered with these status codes instead. */
  readonly faults: number[];
  stop(): Promise<void>;
}

const keysPerPage = 100;

/** The S3 API with one bucket in memory, on loopback: objects by path, and the list of their keys. Never for production. */
export async function startObjectStandin(): Promise<ObjectStandin> {
  const store = {
    bucket: "unterlagen",
    accessKeyId: "standin",
    secretAccessKey: "no secret at all",
    objects: new Map<string, Buffer>(),
    faults: [] as number[],
  };
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 100 * 2 ** 20 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  refuseUnsigned(app, store);
  serveObjects(app, store);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { ...store, url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}

type Store = Pick<
  ObjectStandin,
  "bucket" | "accessKeyId" | "secretAccessKey" | "objects" | "faults"
>;

function refuseUnsigned(app: FastifyInstance, store: Store): void {
  app.addHook("preHandler", async (request, reply) => {
    const fault = store.faults.shift();
    if (fault !== undefined) return refuse(reply, fault, "InternalError");
    const { method, url, headers } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { accessKeyId, secretAccessKey } = store;
    const isRight = isSigned({ method, url, headers, body }, accessKeyId, secretAccessKey);
    return isRight ? undefined : refuse(reply, 403, "SignatureDoesNotMatch");
  });
}

function serveObjects(app: FastifyInstance, { bucket, objects }: Store): void {
  app.put<{ Params: { key: string }; Body: Buffer }>(`/${bucket}/:key`, (request, reply) => {
    objects.set(request.params.key, request.body);
    return reply.send();
  });
  app.get<{ Params: { key: string } }>(`/${bucket}/:key`, (request, reply) => {
    const bytes = objects.get(request.params.key);
    if (!bytes) return refuse(reply, 404, "NoSuchKey");
    return reply.type("application/octet-stream").send(bytes);
  });
  app.delete<{ Params: { key: string } }>(`/${bucket}/:key`, (request, reply) => {
    objects.delete(request.params.key);
    return reply.code(204).send();
  });
  for (const path of [`/${bucket}`, `/${bucket}/`]) {
    app.get<{ Querystring: { "continuation-token"?: string } }>(path, (request, reply) => {
      const { "continuation-token": after = "" } = request.query;
      const keys = [...objects.keys()].filter((key) => key > after).toSorted();
      const page = keys.slice(0, keysPerPage);
      const next = keys.length > page.length ? page.at(-1) : undefined;
      return reply.type("application/xml").send(listing(page, next));
    });
  }
}

function listing(keys: readonly string[], next: string | undefined): string {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  const more = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents}</ListBucketResult>`;
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply
    .code(status)
    .type("application/xml")
    .send(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
