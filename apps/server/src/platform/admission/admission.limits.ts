/** How much one client may have in work at a time. More waits in order, as many as `waiting` and as long as `patienceMs`. */
export interface LaneLimit {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
}

const patienceMs = 5_000;

/** Of one session. A page asks about ten questions at once; several tabs that open together wait a little. */
export const sessionLimit: LaneLimit = { atOnce: 4, waiting: 64, patienceMs };

/** Of all sessions of one agency, or of one person without an agency: more sessions are no way to more. */
export const agencyLimit: LaneLimit = { atOnce: 6, waiting: 128, patienceMs };

/** Files on their way from one session, and from all of an agency. Each may take minutes: beside them the rest goes on. */
export const sessionFileLimit: LaneLimit = { atOnce: 4, waiting: 16, patienceMs };
export const agencyFileLimit: LaneLimit = { atOnce: 8, waiting: 32, patienceMs };

/** Of everybody in one network who is not signed in. */
export const visitorLimit: LaneLimit = { atOnce: 4, waiting: 64, patienceMs };

/** Sign-ins and sign-outs of one network. */
export const signInLimit: LaneLimit = { atOnce: 2, waiting: 64, patienceMs };

/**
 * Questions of one network who is signed in and whether a gate is open. The queue is long, because it also holds whoever
 * shares a network with somebody who floods us.
 */
export const lookUpLimit: LaneLimit = { atOnce: 2, waiting: 1_024, patienceMs };

/** Of one API key, and of all keys of an agency. Its members have places of their own beside them. */
export const keyLimit: LaneLimit = { atOnce: 2, waiting: 32, patienceMs };
export const agencyKeyLimit: LaneLimit = { atOnce: 4, waiting: 64, patienceMs };

/** Calls of one machine, such as the payment provider: it comes again by itself when it is refused. */
export const machineLimit: LaneLimit = { atOnce: 4, waiting: 256, patienceMs };

/** Connections for signing in: whatever one network does, one more is free for all others. */
export const signInConnections = signInLimit.atOnce + lookUpLimit.atOnce + 1;

/** Connections that find out who asks: two for the batches of all requests, one for what follows from a session. */
export const sessionConnections = 3;

/** A client holds at most this part of the pool's connections, however many statements its requests run side by side. */
const partOfPool = 0.6;

export const connectionShare = (connections: number): number =>
  Math.max(1, Math.floor(connections * partOfPool));

/** How long a client's statement waits for the client's other statements to give a connection back. */
export const sharePatienceMs = patienceMs;

/** How long a refusal is kept back: a client that asks again at once must not keep the process busy with refusals. */
export const refusalPauseMs = 1_000;

/** When a client that was refused may come again. */
export const retryAfterSeconds = 2;
