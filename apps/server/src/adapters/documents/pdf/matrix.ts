/** As PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` is applied first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** A matrix out of a file; the identity where it is none. */
export function matrixOf(value: unknown): Matrix {
  const numbers =
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as number[]) : [];
  const [a, b, c, d, e, f] = numbers.map(Number);
  const matrix: Matrix = [a ?? NaN, b ?? NaN, c ?? NaN, d ?? NaN, e ?? NaN, f ?? NaN];
  return matrix.every(Number.isFinite) ? matrix : identity;
}
