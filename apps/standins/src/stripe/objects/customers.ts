import type Stripe from "stripe";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { StripeFailure, invalid, missing, must } from "../payments/failure.ts";
import { listPage, pageParams } from "./list-page.ts";
import type { Params } from "../api/params.ts";
import { endSubscription } from "../subscriptions/subscription-end.ts";
import { addTaxId, readTaxId } from "./tax-ids.ts";
import { change, hashOf } from "./world.ts";
import type { World } from "./world.ts";

const fields = [
  "address",
  "business_name",
  "description",
  "email",
  "individual_name",
  "invoice_settings",
  "metadata",
  "name",
  "phone",
  "preferred_locales",
  "tax",
  "tax_exempt",
];

/** Checks everything before anything is written. */
function checkCustomer(world: World, params: Params): void {
  const address = params.address();
  const isNow = params.nested("tax")?.text("validate_location") === "immediately";
  if (isNow && !address?.country) {
    throw invalid(
      "The customer's location isn't recognized.",
      "customer_tax_location_invalid",
      "address",
    );
  }
  const email = params.text("email");
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, "email_invalid", "email");
  }
  const method = params.nested("invoice_settings")?.text("default_payment_method");
  if (method)
    must(
      world.tables.paymentMethods,
      method,
      "PaymentMethod",
      "invoice_settings[default_payment_method]",
    );
}

function applyTo(customer: Stripe.Customer, params: Params): void {
  if (params.has("address")) customer.address = params.address();
  if (params.has("description")) customer.description = params.optional("description");
  if (params.has("email")) customer.email = params.optional("email");
  if (params.has("name")) customer.name = params.optional("name");
  if (params.has("phone")) customer.phone = params.optional("phone");
  if (params.has("metadata")) customer.metadata = params.metadata(customer.metadata);
  if (params.has("preferred_locales")) {
    customer.preferred_locales = [...params.texts("preferred_locales")];
  }
  const exempt = params.oneOf("tax_exempt", ["none", "exempt", "reverse", ""]);
  if (exempt !== undefined) customer.tax_exempt = exempt || "none";
  const invoices = params.nested("invoice_settings");
  if (invoices?.has("default_payment_method")) {
    customer.invoice_settings.default_payment_method = invoices.optional("default_payment_method");
  }
  if (invoices?.has("footer")) customer.invoice_settings.footer = invoices.optional("footer");
}

function newCustomer(world: World): Stripe.Customer {
  const id = world.newId("cus");
  return {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: world.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: hashOf(id, 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

/** A customer that is still there; the deleted ones are only remembered. */
export function getCustomer(world: World, id: string, param = "customer"): Stripe.Customer {
  return must(world.tables.customers, id, "customer", param);
}

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/customers",
    run(world, { params }) {
      params.allow([...fields, "tax_id_data"]);
      checkCustomer(world, params);
      const taxIds = params.list("tax_id_data");
      for (const data of taxIds) readTaxId(data);
      const customer = newCustomer(world);
      applyTo(customer, params);
      world.tables.customers.set(customer.id, customer);
      world.emit("customer.created", customer);
      for (const data of taxIds) addTaxId(world, customer, data);
      return customer;
    },
  },
  {
    method: "GET",
    path: "/v1/customers",
    run(world, call) {
      call.params.allow([...pageParams, "email"]);
      const email = call.params.text("email");
      const all = [...world.tables.customers.values()];
      return listPage(call, email === undefined ? all : all.filter((it) => it.email === email));
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    run(world, call) {
      return world.tables.deletedCustomers.get(part(call)) ?? getCustomer(world, part(call), "id");
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    run(world, call) {
      const customer = getCustomer(world, part(call), "id");
      call.params.allow(fields);
      checkCustomer(world, call.params);
      const method = call.params.nested("invoice_settings")?.text("default_payment_method");
      if (method && world.tables.paymentMethods.get(method)?.customer !== customer.id) {
        throw new StripeFailure(400, {
          type: "invalid_request_error",
          message: `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
          param: "invoice_settings[default_payment_method]",
        });
      }
      change(world, "customer.updated", customer, (it) => applyTo(it, call.params));
      return customer;
    },
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    run(world, call) {
      const { tables } = world;
      const customer = getCustomer(world, part(call), "id");
      for (const subscription of tables.subscriptions.values()) {
        if (subscription.customer === customer.id) {
          endSubscription(world, subscription, "cancellation_requested");
        }
      }
      tables.customers.delete(customer.id);
      const gone: Stripe.DeletedCustomer = { id: customer.id, object: "customer", deleted: true };
      tables.deletedCustomers.set(gone.id, gone);
      world.emit("customer.deleted", customer);
      return gone;
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    run(world, call) {
      const customer = getCustomer(world, part(call), "id");
      call.params.allow([...pageParams, "type"]);
      const type = call.params.text("type");
      return listPage(
        call,
        [...world.tables.paymentMethods.values()].filter(
          (it) => it.customer === customer.id && (type === undefined || it.type === type),
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods/:method",
    run(world, call) {
      const method = world.tables.paymentMethods.get(part(call, "method"));
      if (method?.customer !== part(call)) throw missing("PaymentMethod", part(call, "method"));
      return method;
    },
  },
];
