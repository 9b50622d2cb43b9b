import { callApi, translateError } from "./api-calls.js";
import { askHolder } from "./bank-dialog.js";
import { StandinElement } from "./element.js";
import { validationError } from "./messages.js";

const setup = { path: "setup_intents", result: "setupIntent", lastError: "last_setup_error" };
const payment = {
  path: "payment_intents",
  result: "paymentIntent",
  lastError: "last_payment_error",
};
const kindOf = (secret) => (String(secret).startsWith("seti_") ? setup : payment);
const idOf = (secret) => String(secret).split("_secret_")[0];

/** Names an element by its type, or by React's component for it. */
const typeOf = (wanted) =>
  typeof wanted === "string" ? wanted : (wanted?.__elementType ?? wanted?._componentType);

function createElements() {
  const made = new Map();
  return {
    create(type, options) {
      if (type !== "card" && type !== "iban")
        throw new Error(`A valid Element name must be provided: ${type}`);
      if (made.has(type))
        throw new Error(`Can only create one Element of type ${type} through elements().`);
      const element = new StandinElement(type, options, () => made.delete(type));
      made.set(type, element);
      return element;
    },
    getElement: (wanted) => made.get(typeOf(wanted)) ?? null,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}

/** What the caller pays with: an element of this page, a method it knows, or nothing. */
function readMethod(data, field) {
  const method = data?.payment_method;
  if (method === undefined) return { params: {} };
  if (typeof method === "string") return { params: { payment_method: method } };
  const element = method[field];
  if (!(element instanceof StandinElement))
    return { error: { type: "invalid_request_error", message: `Missing ${field} element.` } };
  const code = element._problem();
  if (code !== "") {
    element.focus();
    return { error: validationError(code) };
  }
  return {
    params: {
      payment_method_data: { ...element._data(), billing_details: method.billing_details },
    },
  };
}

function Stripe(key, options = {}) {
  if (typeof key !== "string" || !key.startsWith("pk_"))
    throw new Error("Please call Stripe() with your publishable key.");

  async function finish(kind, secret, answer, handlesActions) {
    if (answer.error) return { error: answer.error };
    if (answer.object.status !== "requires_action" || !handlesActions)
      return { [kind.result]: answer.object };
    const agrees = await askHolder();
    const path = `/v1/${kind.path}/${idOf(secret)}/complete_action`;
    const after = await callApi(key, "POST", path, { client_secret: secret, agrees });
    if (after.error) return { error: after.error };
    const refusal = after.object[kind.lastError];
    return refusal
      ? { error: translateError({ ...refusal, type: "invalid_request_error" }) }
      : { [kind.result]: after.object };
  }

  const confirm =
    (kind, field) =>
    async (secret, data, { handleActions = true } = {}) => {
      const { params, error } = readMethod(data, field);
      if (error) return { error };
      const path = `/v1/${kind.path}/${idOf(secret)}/confirm`;
      const answer = await callApi(key, "POST", path, { client_secret: secret, ...params });
      return finish(kind, secret, answer, handleActions);
    };

  const retrieve = async (secret) => {
    const kind = kindOf(secret);
    const { object, error } = await callApi(key, "GET", `/v1/${kind.path}/${idOf(secret)}`, {
      client_secret: secret,
    });
    return error ? { error } : { [kind.result]: object };
  };

  return {
    _apiKey: key,
    _locale: options.locale ?? "de",
    version: Stripe.version,
    elements: createElements,
    confirmCardSetup: confirm(setup, "card"),
    confirmCardPayment: confirm(payment, "card"),
    confirmSepaDebitSetup: confirm(setup, "sepa_debit"),
    confirmSepaDebitPayment: confirm(payment, "sepa_debit"),
    retrieveSetupIntent: retrieve,
    retrievePaymentIntent: retrieve,
    async handleNextAction({ clientSecret }) {
      const kind = kindOf(clientSecret);
      const path = `/v1/${kind.path}/${idOf(clientSecret)}`;
      return finish(
        kind,
        clientSecret,
        await callApi(key, "GET", path, { client_secret: clientSecret }),
        true,
      );
    },
    async createPaymentMethod({ type, card, sepa_debit: debit, billing_details }) {
      const field = type === "sepa_debit" ? "sepa_debit" : "card";
      const { params, error } = readMethod(
        { payment_method: { [field]: debit ?? card, billing_details } },
        field,
      );
      if (error) return { error };
      const answer = await callApi(key, "POST", "/v1/payment_methods", params.payment_method_data);
      return answer.error ? { error: answer.error } : { paymentMethod: answer.object };
    },
    // React's wrapper looks for these before it believes that this is Stripe.
    createToken: async () => ({
      error: { type: "invalid_request_error", message: "Tokens are not made here." },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Stripe.version = "endive";
window.Stripe = Stripe;
