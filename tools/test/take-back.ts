// The files of a worker share its modules and globals, so each takes back what its last test has put in their place.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
