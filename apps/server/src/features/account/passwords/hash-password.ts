import argon2 from "@node-rs/argon2";
import { createWorkQueue } from "./work-queue.ts";

// OWASP's argon2id: 19 MiB, two passes, one lane. The package's default algorithm is argon2id.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each takes a core for about 12 ms and 19 MiB; two at a time leave the rest of the server room to answer. The queue is
// short: admission lets a few requests of each network in.
const runInTurn = createWorkQueue({ concurrency: 2, patienceMs: 5_000 });

// The hash of a random password, made with the costs above. The password was thrown away.
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Jb0mncoHSwttttNdxrCuKA$no2Tw+8ZJ0rbsq3SzdoYnc62/I61cpl9kZ7Jn4klKiU";

export function hashPassword(password: string): Promise<string> {
  return runInTurn(() => argon2.hash(password, costs));
}

/** Without a hash the answer is always false, and it takes as long as with one. */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await runInTurn(() => argon2.verify(storedHash ?? nobodysHash, password));
  return isRight && storedHash !== undefined;
}
