/** Value at a point; the gradient is written into the second array. */
export type Objective = (at: Float64Array, gradient: Float64Array) => number;

/** Pairs of steps remembered (Nocedal, Wright, Numerical Optimization, ch. 7.2). */
const memory = 6;
const sufficientDecrease = 1e-4;

/** Minimum of a smooth convex function by L-BFGS with backtracking, from `start`. */
export function minimise(
  objective: Objective,
  start: Float64Array,
  maxSteps: number,
  tolerance = 1e-5,
): Float64Array {
  let at = start.slice();
  let gradient: Float64Array = new Float64Array(at.length);
  let value = objective(at, gradient);
  const steps: { moved: Float64Array; changed: Float64Array; curvature: number }[] = [];

  for (let step = 0; step < maxSteps; step++) {
    const direction = descent(gradient, steps);
    let slope = dot(direction, gradient);
    if (slope >= 0) return at;
    let length = steps.length === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    const next = new Float64Array(at.length);
    const nextGradient: Float64Array = new Float64Array(at.length);
    let nextValue = Infinity;
    for (let tries = 0; tries < 30; tries++, length /= 2) {
      for (let i = 0; i < at.length; i++) next[i] = at[i]! + length * direction[i]!;
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + sufficientDecrease * length * slope) break;
    }
    if (nextValue >= value) return at;
    const moved = difference(next, at);
    const changed = difference(nextGradient, gradient);
    const curvature = dot(moved, changed);
    if (curvature > 1e-12) steps.push({ moved, changed, curvature });
    if (steps.length > memory) steps.shift();
    const isDone = value - nextValue <= tolerance * Math.max(1, Math.abs(nextValue));
    at = next;
    gradient = nextGradient;
    value = nextValue;
    if (isDone) return at;
  }
  return at;
}

/** Two-loop recursion. */
function descent(
  gradient: Float64Array,
  steps: readonly { moved: Float64Array; changed: Float64Array; curvature: number }[],
): Float64Array {
  const direction = gradient.slice();
  const shares: number[] = [];
  for (const { moved, changed, curvature } of steps.toReversed()) {
    const share = dot(moved, direction) / curvature;
    shares.push(share);
    addScaled(direction, changed, -share);
  }
  const last = steps.at(-1);
  const scale = last ? last.curvature / dot(last.changed, last.changed) : 1;
  for (let i = 0; i < direction.length; i++) direction[i]! *= scale;
  for (const { moved, changed, curvature } of steps) {
    addScaled(direction, moved, (shares.pop() ?? 0) - dot(changed, direction) / curvature);
  }
  for (let i = 0; i < direction.length; i++) direction[i] = -direction[i]!;
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = a[i]! - b[i]!;
  return result;
}

function addScaled(to: Float64Array, from: Float64Array, scale: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += scale * from[i]!;
}
