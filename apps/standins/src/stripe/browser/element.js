import {
  brandOfNumber,
  checkField,
  checkIban,
  formatExpiry,
  formatIban,
  formatNumber,
  onlyDigits,
} from "./card-rules.js";
import { addStyles, applyStyle } from "./appearance.js";
import { validationError } from "./messages.js";

const fieldsOf = {
  card: (options) => [
    {
      name: "number",
      label: "Kartennummer",
      autocomplete: "cc-number",
      placeholder: "1234 1234 1234 1234",
      isWide: true,
      format: formatNumber,
    },
    {
      name: "expiry",
      label: "Gültig bis (MM / JJ)",
      autocomplete: "cc-exp",
      placeholder: "MM / JJ",
      format: formatExpiry,
    },
    {
      name: "cvc",
      label: "Prüfziffer",
      autocomplete: "cc-csc",
      placeholder: "CVC",
      format: (text) => onlyDigits(text).slice(0, 4),
    },
    ...(options.hidePostalCode
      ? []
      : [
          {
            name: "postalCode",
            label: "Postleitzahl",
            autocomplete: "postal-code",
            placeholder: "PLZ",
            format: (text) => text.slice(0, 10),
          },
        ]),
  ],
  iban: () => [
    {
      name: "iban",
      label: "IBAN",
      autocomplete: "off",
      placeholder: "DE00 0000 0000 0000 0000 00",
      isWide: true,
      isText: true,
      format: formatIban,
    },
  ],
};

/** A field of Stripe's, drawn into the page itself instead of a frame. */
export class StandinElement {
  constructor(type, options = {}, onDestroy = () => undefined) {
    this._componentType = type;
    this._options = { ...options };
    this._handlers = new Map();
    this._values = {};
    this._left = new Set();
    this._inputs = new Map();
    this._onDestroy = onDestroy;
  }

  on(event, handler) {
    this._handlers.set(event, [...(this._handlers.get(event) ?? []), handler]);
    return this;
  }

  once(event, handler) {
    const first = (payload) => {
      this.off(event, first);
      handler(payload);
    };
    return this.on(event, first);
  }

  off(event, handler) {
    const kept = (this._handlers.get(event) ?? []).filter((it) => handler && it !== handler);
    this._handlers.set(event, kept);
    return this;
  }

  _emit(event, payload) {
    for (const handler of this._handlers.get(event) ?? []) handler(payload);
  }

  mount(place) {
    const host = typeof place === "string" ? document.querySelector(place) : place;
    if (!host) throw new Error(`Invalid DOM element: ${String(place)}`);
    addStyles();
    this._host = host;
    host.classList.add("StripeElement");
    const box = document.createElement("div");
    box.className = "StandinFields";
    box.setAttribute("role", "group");
    box.setAttribute(
      "aria-label",
      this._componentType === "card" ? "Kartendaten" : "Bankverbindung",
    );
    for (const field of fieldsOf[this._componentType](this._options)) box.append(this._draw(field));
    const mark = document.createElement("span");
    mark.className = "StandinMark";
    mark.textContent = "Testmodus";
    box.append(mark);
    host.replaceChildren(box);
    this._box = box;
    this._refresh();
    // As from a frame: never before the caller has gone on.
    setTimeout(() => this._host && this._emit("ready", { elementType: this._componentType }), 0);
  }

  _draw(field) {
    const label = document.createElement("label");
    if (field.isWide) label.className = "StandinWide";
    const text = document.createElement("span");
    text.textContent = field.label;
    const input = document.createElement("input");
    input.type = "text";
    input.name = `standin-${field.name}`;
    input.setAttribute("autocomplete", field.autocomplete);
    input.setAttribute("inputmode", field.isText ? "text" : "numeric");
    input.placeholder = field.placeholder;
    input.spellcheck = false;
    input.value = this._values[field.name] ?? "";
    input.addEventListener("input", () => this._type(field, input));
    input.addEventListener("focus", () => this._focusChanged("focus"));
    input.addEventListener("blur", () => {
      if (input.value !== "") this._left.add(field.name);
      this._focusChanged("blur");
      this._changed();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this._emit("escape", { elementType: this._componentType });
    });
    this._inputs.set(field.name, input);
    label.append(text, input);
    return label;
  }

  _type(field, input) {
    const isAtEnd = input.selectionStart === input.value.length;
    const formatted = field.format(input.value);
    // In the middle of a number the cursor must not jump.
    if (isAtEnd && formatted !== input.value) input.value = formatted;
    this._values[field.name] = input.value;
    this._left.delete(field.name);
    this._changed();
  }

  _focusChanged(event) {
    this._host?.classList.toggle("StripeElement--focus", event === "focus");
    this._emit(event, { elementType: this._componentType });
  }

  _codes() {
    if (this._componentType === "iban") return [["iban", checkIban(this._values.iban ?? "")]];
    return fieldsOf.card(this._options).map(({ name }) => [name, checkField(name, this._values)]);
  }

  /** Code of the first thing that is wrong; "" when all is well. */
  _problem() {
    return this._codes().find(([, code]) => code !== "")?.[1] ?? "";
  }

  /** Told while typing: what is wrong, but what is missing only when the field was left. */
  _visibleProblems() {
    return this._codes().filter(
      ([name, code]) => code !== "" && (!code.startsWith("incomplete") || this._left.has(name)),
    );
  }

  _changed() {
    this._refresh();
    const [problem] = this._visibleProblems();
    const payload = {
      elementType: this._componentType,
      complete: this._problem() === "",
      empty: Object.values(this._values).every((value) => value === ""),
      error: problem ? validationError(problem[1]) : undefined,
    };
    const message =
      this._componentType === "card"
        ? {
            brand: brandOfNumber(onlyDigits(this._values.number ?? "")),
            value: { postalCode: this._values.postalCode ?? "" },
          }
        : { country: (this._values.iban ?? "").slice(0, 2), bankName: "Testbank" };
    const event = { ...payload, ...message };
    // Leaving a field changes nothing by itself.
    const text = JSON.stringify(event);
    if (text === this._lastEvent) return;
    this._lastEvent = text;
    this._emit("change", event);
  }

  _refresh() {
    const wrong = new Set(this._visibleProblems().map(([name]) => name));
    for (const [name, input] of this._inputs) {
      const isInvalid = wrong.has(name) && (this._values[name] ?? "") !== "";
      input.setAttribute("aria-invalid", String(isInvalid));
      input.disabled = this._options.disabled === true;
      applyStyle(input, this._options.style, isInvalid);
    }
    const { classList } = this._host ?? document.createElement("div");
    classList.toggle("StripeElement--invalid", wrong.size > 0);
    classList.toggle("StripeElement--complete", this._problem() === "");
    classList.toggle(
      "StripeElement--empty",
      Object.values(this._values).every((it) => it === ""),
    );
  }

  update(options) {
    this._options = { ...this._options, ...options };
    if (this._host) this._refresh();
  }

  focus() {
    this._inputs.values().next().value?.focus();
  }

  blur() {
    for (const input of this._inputs.values()) input.blur();
  }

  clear() {
    for (const [name, input] of this._inputs) {
      input.value = "";
      this._values[name] = "";
    }
    this._left.clear();
    this._changed();
  }

  unmount() {
    this._box?.remove();
    this._host?.classList.remove(
      "StripeElement",
      "StripeElement--focus",
      "StripeElement--invalid",
      "StripeElement--complete",
      "StripeElement--empty",
    );
    this._host = undefined;
    this._box = undefined;
    this._inputs.clear();
  }

  destroy() {
    this.unmount();
    this._handlers.clear();
    this._onDestroy();
  }

  /** What the API wants to know of it. */
  _data() {
    if (this._componentType === "iban") {
      return {
        type: "sepa_debit",
        sepa_debit: { iban: (this._values.iban ?? "").replace(/\s/g, "") },
      };
    }
    const expiry = onlyDigits(this._values.expiry ?? "");
    return {
      type: "card",
      card: {
        number: onlyDigits(this._values.number ?? ""),
        exp_month: String(Number(expiry.slice(0, 2))),
        exp_year: `20${expiry.slice(2)}`,
        cvc: this._values.cvc ?? "",
      },
    };
  }
}
