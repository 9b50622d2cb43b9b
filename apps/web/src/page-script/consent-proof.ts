import { consentTextVersion } from "@tc/domain";
import type { ConsentRecord } from "@tc/domain";
import { readStored, removeStored, writeStored } from "../platform/stored";

const local = () => localStorage;
const idKey = "tc_consent_id";
const unsentKey = "tc_consent_unsent";

// Where the browser stores nothing, both live as long as the page.
let heldId: string | undefined;
let heldUnsent: readonly ConsentRecord[] = [];

/** Names the consents of this browser and nobody; made with the first choice. */
export function findConsentId(): string | undefined {
  return readStored(local, idKey) ?? heldId;
}

function provideConsentId(): string {
  const known = findConsentId();
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  heldId = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  writeStored(local, idKey, heldId);
  return heldId;
}

function readUnsent(): readonly ConsentRecord[] {
  const text = readStored(local, unsentKey);
  if (text === undefined) return heldUnsent;
  try {
    const list = JSON.parse(text) as unknown;
    // Whatever does not fit is refused by the server and then forgotten.
    return Array.isArray(list) ? (list as ConsentRecord[]) : [];
  } catch {
    return [];
  }
}

function writeUnsent(records: readonly ConsentRecord[]) {
  // Older ones than these nobody would wait for.
  heldUnsent = records.slice(-10);
  if (heldUnsent.length === 0) removeStored(local, unsentKey);
  else writeStored(local, unsentKey, JSON.stringify(heldUnsent));
}

/** Notes the choice on the server; what does not arrive is sent again from the next page. */
export function proveConsent(record: ConsentRecord): void {
  provideConsentId();
  writeUnsent([...readUnsent(), record]);
  void sendUnsent();
}

export async function sendUnsent(): Promise<void> {
  for (const record of readUnsent()) {
    if (!(await send(record))) return;
    writeUnsent(readUnsent().filter(({ timestamp }) => timestamp !== record.timestamp));
  }
}

/** True when there is no point in sending it again. */
async function send({ version, timestamp, analytics, marketing }: ConsentRecord): Promise<boolean> {
  const textVersion = consentTextVersion;
  const consentId = provideConsentId();
  try {
    const { ok, status } = await fetch("/api/consent", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ consentId, version, timestamp, analytics, marketing, textVersion }),
      // A withdrawal loads the page anew at once.
      keepalive: true,
    });
    return ok || status === 400;
  } catch {
    return false;
  }
}
