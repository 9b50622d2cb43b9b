/** Days around an origin: fifty years either way hold every contract with its renewals. */
const reach = 18_300;

/** How likely each day is, counted from an origin; not scaled to one. */
export class DayWeights {
  readonly #weights = new Float64Array(2 * reach + 1);
  #first = 2 * reach;
  #last = 0;

  /** Out to three standard deviations, which leaves out less than a third of a percent. */
  addNormal(mean: number, sd: number, weight: number): void {
    const [from, to] = [Math.round(mean - 3 * sd), Math.round(mean + 3 * sd)];
    const density = (day: number) => Math.exp(-0.5 * ((day - mean) / sd) ** 2);
    let total = 0;
    for (let day = from; day <= to; day++) total += density(day);
    for (let day = from; day <= to; day++) this.#add(day, (weight * density(day)) / total);
  }

  addEven(from: number, to: number, weight: number): void {
    const [first, last] = [Math.round(from), Math.round(to)];
    for (let day = first; day <= last; day++) this.#add(day, weight / (last - first + 1));
  }

  /** The shortest run of days that holds `share` of the weights; the earliest of equal ones. */
  shortestStretch(share: number): { readonly from: number; readonly to: number } {
    const weights = this.#weights;
    let total = 0;
    for (let at = this.#first; at <= this.#last; at++) total += weights[at]!;
    // Sums of many small shares come out a little below the whole.
    const wanted = share * total - 1e-9;
    let best = { from: this.#first, to: this.#last };
    let held = 0;
    let from = this.#first;
    for (let to = this.#first; to <= this.#last; to++) {
      held += weights[to]!;
      while (held - weights[from]! >= wanted) held -= weights[from++]!;
      if (held >= wanted && to - from < best.to - best.from) best = { from, to };
    }
    return { from: best.from - reach, to: best.to - reach };
  }

  #add(day: number, weight: number): void {
    const at = Math.min(2 * reach, Math.max(0, day + reach));
    this.#weights[at]! += weight;
    if (at < this.#first) this.#first = at;
    if (at > this.#last) this.#last = at;
  }
}
