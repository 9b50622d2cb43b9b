import { gramMatrix } from "./sparse-rows.ts";

/** Pivots below this share of the greatest one are rounding: the column depends on those before it. */
const negligible = 1e-12;

/**
 * Makes the columns of a tall matrix (rows × width) orthonormal in place: CholeskyQR, twice because one pass loses
 * half the digits. Columns that depend on earlier ones become 0. Source: Yamamoto et al. 2015.
 */
export function orthonormalise(dense: Float64Array, width: number): void {
  pass(dense, width);
  pass(dense, width);
}

function pass(dense: Float64Array, width: number): void {
  const { factor, isKept } = cholesky(gramMatrix(dense, width), width);
  for (let from = 0; from < dense.length; from += width) {
    for (let j = 0; j < width; j++) {
      if (!isKept[j]) {
        dense[from + j] = 0;
        continue;
      }
      let value = dense[from + j]!;
      for (let i = 0; i < j; i++) value -= dense[from + i]! * factor[j * width + i]!;
      dense[from + j] = value / factor[j * width + j]!;
    }
  }
}

/** Lower triangle L with L · Lᵀ = gram, without the dependent columns. */
function cholesky(gram: Float64Array, width: number) {
  const factor = new Float64Array(width * width);
  const isKept = new Uint8Array(width);
  let greatest = 0;
  for (let j = 0; j < width; j++) greatest = Math.max(greatest, gram[j * width + j]!);
  for (let j = 0; j < width; j++) {
    let pivot = gram[j * width + j]!;
    for (let i = 0; i < j; i++) pivot -= factor[j * width + i]! ** 2;
    if (pivot <= greatest * negligible) continue;
    isKept[j] = 1;
    const root = Math.sqrt(pivot);
    factor[j * width + j] = root;
    for (let row = j + 1; row < width; row++) {
      let value = gram[row * width + j]!;
      for (let i = 0; i < j; i++) value -= factor[row * width + i]! * factor[j * width + i]!;
      factor[row * width + j] = value / root;
    }
  }
  return { factor, isKept };
}
