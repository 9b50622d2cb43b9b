import { consentTextVersion } from "@tc/domain";
import type { ConsentRecord } from "@tc/domain";
import { readStored, removeStored, writeStored } from "../platform/stored";
import { agreedProviders } from "./consent-providers";

const local = () => localStorage;
const idKey = "tc_consent_id";
const unsentKey = "tc_consent_unsent";

/** A choice with what was read when it was made: the texts may be others by the time it is sent. */
type Proof = ReturnType<typeof proofOf>;

// Where the browser stores nothing, both live as long as the page.
let heldId: string | undefined;
let heldUnsent: readonly Proof[] = [];

/** Names the consents of this browser and nobody; made with the first choice. */
export function findConsentId(): string | undefined {
  return readStored(local, idKey) ?? heldId;
}

function provideConsentId(): string {
  const storedId = findConsentId();
  if (storedId !== undefined) return storedId;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  heldId = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  writeStored(local, idKey, heldId);
  return heldId;
}

function proofOf(record: ConsentRecord) {
  const { version, timestamp, analytics, marketing } = record;
  const providers = agreedProviders(record);
  return {
    version,
    timestamp,
    analytics,
    marketing,
    textVersion: consentTextVersion,
    analyticsProvider: providers.analytics,
    marketingProvider: providers.marketing,
  };
}

function readUnsent(): readonly Proof[] {
  const text = readStored(local, unsentKey);
  if (text === undefined) return heldUnsent;
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? list.filter(isProof) : [];
  } catch {
    return [];
  }
}

/** Junk is skipped here; an object with wrong fields is refused by the server with 400 and then forgotten. */
const isProof = (entry: unknown): entry is Proof =>
  typeof (entry as Partial<Proof> | null)?.timestamp === "string";

function writeUnsent(proofs: readonly Proof[]) {
  // Older ones than these nobody would wait for.
  heldUnsent = proofs.slice(-10);
  if (heldUnsent.length === 0) removeStored(local, unsentKey);
  else writeStored(local, unsentKey, JSON.stringify(heldUnsent));
}

/** Notes the choice on the server; what does not arrive is sent again from the next page. */
export function proveConsent(record: ConsentRecord): void {
  provideConsentId();
  writeUnsent([...readUnsent(), proofOf(record)]);
  void sendUnsent();
}

export async function sendUnsent(): Promise<void> {
  for (const proof of readUnsent()) {
    if (!(await send(proof))) return;
    writeUnsent(readUnsent().filter(({ timestamp }) => timestamp !== proof.timestamp));
  }
}

/** True when there is no point in sending it again. */
async function send(proof: Proof): Promise<boolean> {
  try {
    const { ok, status } = await fetch("/api/consent", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ ...proof, consentId: provideConsentId() }),
      // A withdrawal loads the page anew at once.
      keepalive: true,
    });
    return ok || status === 400;
  } catch {
    return false;
  }
}
