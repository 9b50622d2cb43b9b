import { useState } from "react";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { PasswordField } from "../forms/password-field";
import form from "../forms/dense-form.module.css";

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: (currentPassword: string) => void;
  onClose: () => void;
}

/** Asks for the password once more: an open screen alone must not be enough. */
export function PasswordDialog({ children, isBusy, onConfirm, ...dialog }: Props) {
  const [password, setPassword] = useState("");
  return (
    <ConfirmDialog
      {...dialog}
      isBusy={isBusy || password === ""}
      onConfirm={() => onConfirm(password)}
    >
      {children}
      <div className={form.form}>
        <PasswordField
          label="Dein Passwort"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
