import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

const special = {
  "this machine": ["127.0.0.1", "127.255.255.254", "::1", "0.0.0.0", "::"],
  "private networks": [
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "fc00::1",
    "fd12::1",
  ],
  "cloud metadata and other link-local": ["169.254.169.254", "fe80::1", "fd00:ec2::254"],
  "carrier networks": ["100.64.0.1", "100.127.255.255"],
  "many at once": ["224.0.0.1", "239.255.255.255", "ff02::1", "255.255.255.255"],
  "IPv4 wrapped in IPv6": [
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::1",
  ],
  "documentation, tests and the future": [
    "192.0.2.1",
    "198.51.100.1",
    "203.0.113.1",
    "198.18.0.1",
    "240.0.0.1",
    "192.0.0.8",
    "2001:db8::1",
    "fec0::1",
    "100::1",
    "4000::1",
  ],
  "no address at all": ["", "localhost", "127.0.0.1.example", "8.8.8.8%eth0", "1.2.3"],
};

test.each(Object.entries(special))("no address of %s is public", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test("addresses of the public internet are public", () => {
  const addresses = ["8.8.8.8", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"];
  expect(addresses.filter(isPublicAddress)).toEqual(addresses);
});
