import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["192.0.2.7", "192.0.2.0/24"],
  ["192.0.2.200:51234", "192.0.2.0/24"],
  ["::ffff:192.0.2.9", "192.0.2.0/24"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["2001:DB8:0:1::1", "2001:db8:0::/48"],
  ["2001:0db8:0000:ffff:0:0:0:1", "2001:db8:0::/48"],
  ["[2001:db8:0:7::1]:443", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::1", "0:0:0::/48"],
  ["2001:db8:1::", "2001:db8:1::/48"],
])("%s lies in %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each(["", "unknown", "1.2.3", "_hidden", "a:b", "192.0.2.7:x"])(
  "a made-up form such as %j is nobody's own network",
  (ip) => {
    expect(networkOf(ip)).toBe("unknown");
  },
);
