import { logistic, logit } from "../odds.ts";

/** How predicted odds are corrected by outcomes; each step of the ladder needs more of them. */
export type Calibration =
  | { readonly kind: "none" }
  | { readonly kind: "intercept"; readonly shift: number }
  | { readonly kind: "platt"; readonly shift: number; readonly slope: number }
  | {
      readonly kind: "isotonic";
      /** Rising predictions and what they mean; straight lines between, flat beyond. */
      readonly predicted: readonly number[];
      readonly meant: readonly number[];
    };

/** The calibrated probability; rises with p. */
export function calibrate(calibration: Calibration, p: number): number {
  if (calibration.kind === "none") return p;
  const bounded = Math.min(Math.max(p, 1e-6), 1 - 1e-6);
  if (calibration.kind === "intercept") return logistic(logit(bounded) + calibration.shift);
  if (calibration.kind === "platt") {
    return logistic(calibration.shift + calibration.slope * logit(bounded));
  }
  return alongSteps(calibration.predicted, calibration.meant, bounded);
}

function alongSteps(xs: readonly number[], ys: readonly number[], x: number): number {
  const above = xs.findIndex((step) => step > x);
  if (above === 0) return ys[0]!;
  if (above === -1) return ys.at(-1) ?? x;
  const share = (x - xs[above - 1]!) / (xs[above]! - xs[above - 1]!);
  return ys[above - 1]! + share * (ys[above]! - ys[above - 1]!);
}
