/** A password from the settings that opens a gate. */
export interface GateSecret {
  /** Constant time, whatever is tried. */
  matches(candidate: string): boolean;
  /** The same in every process, another one with another password: who came in before is out then. */
  epoch(): Promise<string>;
}

/** The gates that are set up; without `application` everybody may look in, without `admin` nobody is let in. */
export interface Gates {
  readonly application?: GateSecret;
  readonly admin?: GateSecret;
}
