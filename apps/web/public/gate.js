// The form in front of the whole application. The server decides; the marker is only a hint for the app.
const key = "tc_simple_auth";
const form = document.getElementById("gate");
const problem = document.getElementById("gate-problem");
const password = document.getElementById("gate-password");
const button = form.querySelector("button[type=submit]");
let isSending = false;

function mark(value) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The cookie counts, not the marker.
  }
}

function say(text) {
  problem.textContent = text;
  problem.hidden = text === "";
  password.setAttribute("aria-invalid", String(text !== ""));
}

function waitingTime(seconds) {
  if (seconds < 60) return seconds === 1 ? "einer Sekunde" : `${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "einer Minute" : `${minutes} Minuten`;
}

function explain(answer) {
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
  const token = window.tcRecoveryToken;
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
      mark("authenticated");
      enter();
      return;
    }
    say(explain(await response.json().catch(() => ({}))));
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
  .then((answer) => (answer.ok ? answer.json() : undefined))
  .then((gate) => {
    if (gate?.state === "locked") mark(undefined);
    // Opened by address while it is off or open: nothing to ask.
    if (location.pathname === "/gate" && (gate?.state === "off" || gate?.state === "unlocked"))
      enter();
  })
  .catch(() => {});
