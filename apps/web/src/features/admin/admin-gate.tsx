import { useId, useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Mascot } from "../../ui/data/mascot";
import { useUnlock } from "./queries";
import styles from "./admin-gate.module.css";

/** The specification's panel, word for word in English. The server checks the password. */
export function AdminGate({ onUnlock }: { onUnlock: (token: string) => void }) {
  const [password, setPassword] = useState("");
  const unlock = useUnlock();
  const id = useId();

  async function submit() {
    try {
      const { token } = await unlock.mutateAsync(password);
      onUnlock(token);
    } catch {
      // The alert says why.
    }
  }

  return (
    <main className={styles.page}>
      <Mascot faded className={styles.backdrop} />
      <form
        className={styles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1 lang="en">Admin Login</h1>
        <label htmlFor={id} className="visually-hidden" lang="en">
          Admin password
        </label>
        <input
          id={id}
          type="password"
          lang="en"
          placeholder="Enter admin password"
          autoComplete="off"
          value={password}
          aria-invalid={unlock.isError}
          aria-describedby={unlock.isError ? `${id}-problem` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {unlock.isError && (
          <p id={`${id}-problem`} role="alert">
            {errorSentence(unlock.error)}
          </p>
        )}
        <Button type="submit" look="main" lang="en" disabled={unlock.isPending || password === ""}>
          Unlock Dashboard
        </Button>
      </form>
    </main>
  );
}
