const signals = ["SIGINT", "SIGTERM"] as const;

let answer: (signal: NodeJS.Signals) => void = () => process.exit(0);
// One listener for good: a signal that came while modules were loading would be lost with a listener taken off.
const listener = (signal: NodeJS.Signals) => answer(signal);

/** Until there is anything to stop, a signal simply ends the process, without an error. Called before all else. */
export function endQuietlyOnSignals(): void {
  for (const signal of signals) {
    if (!process.listeners(signal).includes(listener)) process.on(signal, listener);
  }
}

/** From now on somebody knows what has to be stopped. */
export function handOverSignals(stop: (signal: NodeJS.Signals) => void): void {
  answer = stop;
  endQuietlyOnSignals();
}
