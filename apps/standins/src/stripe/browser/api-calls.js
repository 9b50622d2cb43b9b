import { messageFor } from "./messages.js";

// The origin this script came from answers its calls, too.
const apiOrigin = new URL(document.currentScript?.src ?? location.href).origin;

function addTo(form, name, value) {
  if (value === undefined || value === null) return;
  if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value))
      addTo(form, name === "" ? key : `${name}[${key}]`, inner);
    return;
  }
  form.append(name, String(value));
}

export const translateError = (error) => ({
  ...error,
  message: messageFor(error.decline_code, messageFor(error.code, error.message)),
});

/** One call with the publishable key: `{ object }` or `{ error }`, never an exception. */
export async function callApi(key, method, path, params = {}) {
  const form = new URLSearchParams();
  addTo(form, "", params);
  try {
    const isGet = method === "GET";
    const answer = await fetch(`${apiOrigin}${path}${isGet ? `?${form}` : ""}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(isGet ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(isGet ? {} : { body: form.toString() }),
      credentials: "omit",
    });
    const body = await answer.json();
    return body.error ? { error: translateError(body.error) } : { object: body };
  } catch {
    return { error: { type: "api_connection_error", message: messageFor("connection") } };
  }
}
