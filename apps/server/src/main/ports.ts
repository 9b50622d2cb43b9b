import type { Config } from "../platform/config.ts";
import type { Ports } from "../ports/ports.ts";

export interface PluggedPorts {
  readonly ports: Ports;
  stop(): Promise<void>;
}

/** Plugs the adapters that the settings ask for into the ports. */
export async function plugPorts(_config: Config): Promise<PluggedPorts> {
  return { ports: { noticeSources: [] }, stop: async () => undefined };
}
