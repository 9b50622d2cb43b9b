/**
 * The value at `rank` (0 = smallest) of the values in ascending order, by Hoare's partition: linear where sorting is
 * not. Reorders `values`.
 */
export function kthSmallest(values: Float64Array, rank: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1]!;
    let [left, right] = [from, to];
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const moved = values[left]!;
      values[left++] = values[right]!;
      values[right--] = moved;
    }
    if (rank <= right) to = right;
    else if (rank >= left) from = left;
    else return values[rank]!;
  }
  return values[rank]!;
}
