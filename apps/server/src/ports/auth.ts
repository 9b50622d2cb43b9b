/** What a request brings along that accounts care about. */
export interface Client {
  /** Web headers: the cookies in them say who asks. */
  readonly headers: Headers;
  /** From the trusted hop only */
  readonly ip: string;
}

export interface AuthSession {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly hasSecondFactor: boolean;
  readonly userCreatedAt: Date;
  readonly lastSignInAt: Date | undefined;
}

/** Set-Cookie values the answer has to carry. */
export type SetCookies = readonly string[];

export type SignInResult =
  | { readonly status: "signed_in"; readonly userId: string; readonly setCookies: SetCookies }
  /** The password is right, a code is still missing; the cookies remember the attempt. */
  | { readonly status: "second_factor"; readonly userId: string; readonly setCookies: SetCookies }
  /** Unknown address or wrong password: nothing tells which. */
  | { readonly status: "refused" };

export interface SessionListEntry {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
}

/** Passwords, sessions and second factors. Accounts, links and agencies are ours and lie outside it. */
export interface Auth {
  findSession(client: Client): Promise<AuthSession | undefined>;
  /** Starts a new session, whatever session the client brought. Takes as long for an unknown address. */
  signIn(input: { email: string; password: string }, client: Client): Promise<SignInResult>;
  /** Completes a sign-in that waits for its second factor. undefined: wrong, used up or nothing waits. */
  verifySecondFactor(
    input: { method: "totp" | "backup_code"; code: string; trustDevice: boolean },
    client: Client,
  ): Promise<{ userId: string; setCookies: SetCookies } | undefined>;
  /** Signs in after a link proved the address. With a second factor it only begins the sign-in. */
  startSession(
    userId: string,
    client: Client,
  ): Promise<Exclude<SignInResult, { status: "refused" }>>;
  /** Ends the client's session; the cookies to clear. */
  signOut(client: Client): Promise<SetCookies>;
  listSessions(userId: string): Promise<readonly SessionListEntry[]>;
  /** Whether such a session of that user was there. */
  revokeSession(userId: string, sessionId: string): Promise<boolean>;
  revokeSessions(userId: string, options?: { exceptSessionId?: string }): Promise<void>;

  hashPassword(password: string): Promise<string>;
  checkPassword(userId: string, password: string): Promise<boolean>;
  setPassword(userId: string, password: string): Promise<void>;

  /** undefined: the password is wrong. Not in force before `confirmSecondFactor`. */
  beginSecondFactor(
    client: Client,
    password: string,
  ): Promise<{ uri: string; secret: string; backupCodes: readonly string[] } | undefined>;
  confirmSecondFactor(
    client: Client,
    code: string,
  ): Promise<{ setCookies: SetCookies } | undefined>;
  removeSecondFactor(
    client: Client,
    password: string,
  ): Promise<{ setCookies: SetCookies } | undefined>;
  renewBackupCodes(client: Client, password: string): Promise<readonly string[] | undefined>;
}
