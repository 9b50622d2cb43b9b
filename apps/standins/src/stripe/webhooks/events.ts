import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { must } from "../payments/failure.ts";
import { listPage, pageParams } from "../objects/list-page.ts";

/** `customer.*` stands for all that begin so. */
const fits = (type: string, wanted: string) =>
  wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const eventEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/events",
    run(world, call) {
      call.params.allow([...pageParams, "type", "types", "delivery_success"]);
      const type = call.params.text("type");
      const wanted = type === undefined ? call.params.texts("types") : [type];
      return listPage(
        call,
        [...world.tables.events.values()].filter(
          (it) => wanted.length === 0 || wanted.some((pattern) => fits(it.type, pattern)),
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/events/:id",
    run: (world, call) => must(world.tables.events, part(call), "event"),
  },
];
