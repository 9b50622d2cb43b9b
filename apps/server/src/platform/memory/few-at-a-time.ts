/** As `Promise.all` of a map, but no more than `limit` at a time. After a failure nothing more is begun. */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let hasFailed = false;
  const takeTurns = async () => {
    for (const [at, item] of queue) {
      if (hasFailed) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
  return results;
}
