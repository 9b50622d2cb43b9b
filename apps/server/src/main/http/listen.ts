import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/settings/config.ts";
import { StartError } from "../processes/process.ts";
import type { Process } from "../processes/process.ts";

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

export interface PortHolder {
  /** Gives the port up, for who listens on it next. */
  releasePort(): Promise<void>;
}

/**
 * Holds the port from the start: fails early, before a database is started, when it cannot be had, and nobody takes it
 * while that starts. With PORT=0 it settles on a free one, because links in mails name it.
 */
export async function holdPort(process: Process): Promise<Process & PortHolder> {
  const { config } = process;
  const holder = createServer((visitor) => visitor.destroy());
  await new Promise<void>((resolve, reject) => {
    holder.once("error", (error) => reject(explain(error, config)));
    holder.listen(config.PORT, config.HOST, resolve);
  });
  holder.unref();
  const { port } = holder.address() as AddressInfo;
  return {
    ...process,
    config: { ...config, PORT: port },
    releasePort: () => new Promise((resolve) => void holder.close(() => resolve())),
  };
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
