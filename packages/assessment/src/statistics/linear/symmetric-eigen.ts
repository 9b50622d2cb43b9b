/** Eigenvalues in descending order with their vectors: column j of `vectors` (size × size) belongs to values[j]. */
export interface Eigen {
  readonly values: Float64Array;
  readonly vectors: Float64Array;
}

const maxSweeps = 60;

/** Eigenvalues and vectors of a small symmetric matrix by cyclic Jacobi rotations. */
export function symmetricEigen(symmetric: Float64Array, size: number): Eigen {
  const a = symmetric.slice();
  const v = new Float64Array(size * size);
  for (let i = 0; i < size; i++) v[i * size + i] = 1;
  for (let sweep = 0; sweep < maxSweeps && !isDiagonal(a, size); sweep++) {
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) rotate(a, v, size, p, q);
    }
  }
  const order = Array.from({ length: size }, (_, at) => at).toSorted(
    (x, y) => a[y * size + y]! - a[x * size + x]! || x - y,
  );
  const vectors = new Float64Array(size * size);
  for (const [to, from] of order.entries()) {
    for (let row = 0; row < size; row++) vectors[row * size + to] = v[row * size + from]!;
  }
  return { values: Float64Array.from(order, (at) => a[at * size + at]!), vectors };
}

function isDiagonal(a: Float64Array, size: number): boolean {
  let off = 0;
  let on = 0;
  for (let i = 0; i < size; i++) {
    on += a[i * size + i]! ** 2;
    for (let j = i + 1; j < size; j++) off += a[i * size + j]! ** 2;
  }
  return off <= on * 1e-26;
}

/** Makes a[p][q] zero. */
function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const apq = a[p * size + q]!;
  if (apq === 0) return;
  const theta = (a[q * size + q]! - a[p * size + p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) {
    const kp = a[k * size + p]!;
    const kq = a[k * size + q]!;
    a[k * size + p] = c * kp - s * kq;
    a[k * size + q] = s * kp + c * kq;
  }
  for (let k = 0; k < size; k++) {
    const pk = a[p * size + k]!;
    const qk = a[q * size + k]!;
    a[p * size + k] = c * pk - s * qk;
    a[q * size + k] = s * pk + c * qk;
    const vp = v[k * size + p]!;
    const vq = v[k * size + q]!;
    v[k * size + p] = c * vp - s * vq;
    v[k * size + q] = s * vp + c * vq;
  }
}
