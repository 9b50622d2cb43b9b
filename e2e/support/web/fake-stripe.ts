import type { Page } from "playwright-core";

/** How the provider's script behaves; `confirm` is what each of its four confirmations answers. */
export interface FakeStripe {
  readonly confirm: object;
  /** Its fields cannot be found again. */
  readonly isElementLost?: boolean;
  /** Never answers a confirmation. */
  readonly isSilent?: boolean;
}

export const fakeScriptPath = "/fake-stripe.js";

/** For every error of the provider, most of which the stand-in reaches only by real ways. */
export async function fakeStripe(page: Page, behaviour: FakeStripe): Promise<void> {
  await page.route(`**${fakeScriptPath}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: scriptOf(behaviour) }),
  );
}

export interface ConfirmCall {
  readonly name: string;
  readonly secret: string;
  readonly method: string;
  readonly billing: { readonly name: string; readonly email: string };
}

/** What the page had confirmed so far. */
export function confirmCalls(page: Page): Promise<ConfirmCall[]> {
  return page.evaluate("window.confirmCalls ?? []");
}

function scriptOf({ confirm, isElementLost = false, isSilent = false }: FakeStripe): string {
  return `
  window.confirmCalls = [];
  const confirm = (name) => async (secret, { payment_method: { billing_details, ...method } }) => {
    window.confirmCalls.push({ name, secret, method: Object.keys(method)[0], billing: billing_details });
    ${isSilent ? "await new Promise(() => {});" : ""}
    return ${JSON.stringify(confirm)};
  };
  class Field {
    constructor(type) { this.type = type; this.handlers = {}; }
    on(name, handler) { (this.handlers[name] ??= []).push(handler); return this; }
    once(name, handler) { return this.on(name, handler); }
    off(name, handler) { this.handlers[name] = (this.handlers[name] ?? []).filter((it) => it !== handler); return this; }
    emit(name, event) { for (const handler of this.handlers[name] ?? []) handler(event); }
    mount(host) {
      this.input = document.createElement("input");
      this.input.setAttribute("aria-label", this.type === "card" ? "Kartennummer" : "IBAN");
      host.replaceChildren(this.input);
      setTimeout(() => {
        this.emit("ready", {});
        this.emit("change", { elementType: this.type, complete: true, empty: false });
      }, 0);
    }
    focus() { this.input.focus(); }
    update() {}
    unmount() { this.input.remove(); }
    destroy() { this.input.remove(); this.isGone = true; }
  }
  window.Stripe = () => {
    const made = new Map();
    return {
      elements: () => ({
        create: (type) => { const field = new Field(type); made.set(type, field); return field; },
        getElement: (wanted) => {
          const field = made.get(typeof wanted === "string" ? wanted : wanted.__elementType);
          return ${isElementLost ? "null" : "field && !field.isGone ? field : null"};
        },
        update() {},
      }),
      confirmCardSetup: confirm("confirmCardSetup"),
      confirmCardPayment: confirm("confirmCardPayment"),
      confirmSepaDebitSetup: confirm("confirmSepaDebitSetup"),
      confirmSepaDebitPayment: confirm("confirmSepaDebitPayment"),
      retrieveSetupIntent: async () => ({ error: { type: "invalid_request_error" } }),
      retrievePaymentIntent: async () => ({ error: { type: "invalid_request_error" } }),
      createToken() {}, createPaymentMethod() {}, registerAppInfo() {}, _registerWrapper() {},
    };
  };`;
}
