import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { cardKey, refreshPipeline } from "./queries";

test("a change told while a card's first answer is on its way is asked for again", async () => {
  const client = new QueryClient();
  const answers: ((card: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: cardKey("1"),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);
  const refreshed = refreshPipeline(client);
  answers[0]?.("as it was before");
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.("as it is");
  await refreshed;
  expect(client.getQueryData(cardKey("1"))).toBe("as it is");
  stop();
});
