/** 95 % interval of a share by Wilson's score. */
export function wilson(count: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const share = count / n;
  const middle = share + z ** 2 / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return [(middle - half) / (1 + z ** 2 / n), (middle + half) / (1 + z ** 2 / n)];
}
