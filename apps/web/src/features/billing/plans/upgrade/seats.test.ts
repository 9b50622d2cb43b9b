import { expect, test } from "vitest";
import { firstKept, isWithinSeats } from "./seats";

const member = (userId: string, isOwner = false, isActive = true) => ({
  userId,
  name: userId,
  isOwner,
  isActive,
});

test("the owner is proposed first, whoever joined before, and nobody inactive", () => {
  const members = [
    member("early"),
    member("gone", false, false),
    member("owner", true),
    member("late"),
  ];
  expect(firstKept(members, 1)).toEqual(["owner"]);
  expect(firstKept(members, 2)).toEqual(["owner", "early"]);
  expect(firstKept(members, 10)).toEqual(["owner", "early", "late"]);
});

test("a choice may use fewer seats than there are, never more", () => {
  expect(isWithinSeats(["owner"], 2)).toBe(true);
  expect(isWithinSeats(["owner", "a", "b"], 2)).toBe(false);
});
