/** The form in front of the whole application. The server decides; the marker is only a hint for the app. */
import { gateMarker } from "../platform/stored";

interface Refusal {
  readonly error?: string;
  readonly details?: { readonly retryAfterSeconds?: number };
}

function find<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector} on this page`);
  return element;
}

const form = find<HTMLFormElement>("#gate");
const problem = find<HTMLElement>("#gate-problem");
const password = find<HTMLInputElement>("#gate-password");
const button = find<HTMLButtonElement>("#gate button[type=submit]");
let isSending = false;
button.disabled = false;

function say(text: string) {
  problem.textContent = text;
  problem.hidden = text === "";
  password.setAttribute("aria-invalid", String(text !== ""));
}

function waitingTime(seconds: number) {
  if (seconds < 60) return seconds === 1 ? "einer Sekunde" : `${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "einer Minute" : `${minutes} Minuten`;
}

function explain(answer: Refusal) {
  if (answer.error === "rate_limited") {
    const seconds = answer.details?.retryAfterSeconds ?? 60;
    return `Das waren zu viele Versuche. Versuche es in ${waitingTime(seconds)} noch einmal.`;
  }
  if (answer.error === "wrong_gate_password" || answer.error === "bad_request") {
    return "Falsches Passwort";
  }
  return "Der Server ist nicht erreichbar. Versuche es gleich noch einmal.";
}

/** Shows what was asked for; a recovery link that waited here goes on with its key. */
function enter() {
  const token = (window as { tcRecoveryToken?: string }).tcRecoveryToken;
  if (token) {
    const hash = new URLSearchParams({ type: "recovery", access_token: token });
    history.replaceState(null, "", `/reset-password#${hash}`);
  } else if (location.pathname === "/gate") {
    history.replaceState(null, "", "/");
  }
  location.reload();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});

async function send() {
  if (isSending) return;
  isSending = true;
  button.setAttribute("aria-disabled", "true");
  try {
    const response = await fetch("/api/gate", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ password: password.value }),
    });
    if (response.ok) {
      gateMarker.set();
      enter();
      return;
    }
    say(explain((await response.json().catch(() => ({}))) as Refusal));
  } catch {
    say(explain({}));
  } finally {
    isSending = false;
    button.removeAttribute("aria-disabled");
  }
  password.select();
  password.focus();
}

fetch("/api/gate")
  .then((answer) => (answer.ok ? (answer.json() as Promise<{ state?: string }>) : undefined))
  .then((gate) => {
    if (gate?.state === "locked") gateMarker.remove();
    // Opened by address while it is off or open: nothing to ask.
    if (location.pathname === "/gate" && (gate?.state === "off" || gate?.state === "unlocked"))
      enter();
  })
  .catch(() => undefined);
