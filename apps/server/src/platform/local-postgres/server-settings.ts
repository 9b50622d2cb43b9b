import { totalmem } from "node:os";

const mebibyte = 1024 ** 2;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Settings that trade safety for speed: the files are thrown away anyway. */
const ephemeral = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
  max_wal_size: "256MB",
};

// A machine that also runs everything else: a sixteenth of the memory, a gigabyte at most.
function durable(): Record<string, string> {
  const totalMb = totalmem() / mebibyte;
  return {
    shared_buffers: `${Math.round(clamp(totalMb / 16, 64, 1024))}MB`,
    effective_cache_size: `${Math.round(clamp(totalMb / 2, 256, 16_384))}MB`,
    work_mem: "16MB",
    maintenance_work_mem: `${Math.round(clamp(totalMb / 64, 64, 256))}MB`,
    max_wal_size: "2GB",
    random_page_cost: "1.1",
    max_connections: "100",
  };
}

/** Command-line arguments for `postgres`: loopback only, no socket file, times in UTC. */
export function serverArguments(data: string, port: number, isEphemeral: boolean): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // Short queries dominate; compiling them costs more than it gains.
    jit: "off",
    ...(isEphemeral ? ephemeral : durable()),
  };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", data, "-p", String(port), ...pairs];
}
