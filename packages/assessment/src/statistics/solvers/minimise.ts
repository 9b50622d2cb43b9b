/**
 * Nelder and Mead's simplex: the point near `start` where `loss` is least. Deterministic, needs no derivatives; for up
 * to a handful of parameters.
 */
export function minimise(
  loss: (point: readonly number[]) => number,
  start: readonly number[],
  step: readonly number[],
  maxSteps = 60 * start.length,
): number[] {
  const simplex = [start, ...start.map((_, at) => moved(start, at, step[at]!))].map((point) => ({
    point: [...point],
    loss: loss(point),
  }));
  for (let round = 0; round < maxSteps; round++) {
    simplex.sort((a, b) => a.loss - b.loss);
    const best = simplex[0]!;
    const worst = simplex[simplex.length - 1]!;
    if (worst.loss - best.loss < 1e-9) break;
    const centre = start.map(
      (_, at) =>
        simplex.slice(0, -1).reduce((sum, { point }) => sum + point[at]!, 0) / start.length,
    );
    const tryAt = (factor: number): { point: number[]; loss: number } => {
      const point = centre.map((value, at) => value + factor * (value - worst.point[at]!));
      return { point, loss: loss(point) };
    };
    const reflected = tryAt(1);
    const second = simplex[simplex.length - 2]!;
    let next = reflected;
    if (reflected.loss < best.loss) {
      const further = tryAt(2);
      if (further.loss < reflected.loss) next = further;
    } else if (reflected.loss >= second.loss) {
      next = tryAt(reflected.loss < worst.loss ? 0.5 : -0.5);
      if (next.loss >= Math.min(worst.loss, reflected.loss)) {
        for (const corner of simplex.slice(1)) {
          corner.point = corner.point.map((value, at) => (value + best.point[at]!) / 2);
          corner.loss = loss(corner.point);
        }
        continue;
      }
    }
    simplex[simplex.length - 1] = next;
  }
  simplex.sort((a, b) => a.loss - b.loss);
  return simplex[0]!.point;
}

function moved(point: readonly number[], at: number, by: number): number[] {
  return point.map((value, index) => (index === at ? value + by : value));
}
