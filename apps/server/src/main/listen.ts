import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";
import { StartError } from "./process.ts";
import type { Process } from "./process.ts";

function explain(error: unknown, { HOST, PORT }: Config): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${PORT} ist belegt. Läuft TenderChances schon? Sonst starte mit einem anderen Port, z. B. PORT=${PORT + 1} npm start`,
    );
  }
  if (code === "EACCES") return new StartError(`Port ${PORT} darf dieser Benutzer nicht öffnen.`);
  if (code === "EADDRNOTAVAIL")
    return new StartError(`HOST=${HOST} gehört nicht zu diesem Rechner.`);
  return error;
}

/**
 * Fails early, before a database is started, when the port cannot be had. With PORT=0 it settles on a free one, because
 * links in mails name it.
 */
export async function choosePort(process: Process): Promise<Process> {
  const { config } = process;
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(explain(error, config)));
    probe.listen(config.PORT, config.HOST, () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
  return { ...process, config: { ...config, PORT: port } };
}

/** The address to show, e.g. http://localhost:3000 */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    const address = await app.listen({ host: config.HOST, port: config.PORT });
    const { port } = new URL(address);
    return config.PUBLIC_URL ?? `http://localhost:${port}`;
  } catch (error) {
    throw explain(error, config);
  }
}
