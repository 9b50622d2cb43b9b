/** ln of the odds of a probability */
export function logit(p: number): number {
  return Math.log(p / (1 - p));
}

/** The probability of odds given as their ln */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** ln(1 + e^x), which is −ln logistic(−x), without overflow */
export function softplus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}
