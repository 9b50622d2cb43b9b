import { useSyncExternalStore } from "react";
import { Button } from "./button";
import type { ButtonProps } from "./button";

interface Props extends Omit<ButtonProps, "type" | "disabled" | "size"> {
  /** Pressed again, it does nothing. */
  isBusy: boolean;
}

/**
 * Sends the form of a public page. It waits for the page's script: before, the browser itself would send what was typed,
 * passwords too.
 */
export function SubmitButton({ isBusy, look = "main", ...button }: Props) {
  const isRunning = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <Button
      type="submit"
      look={look}
      size="large"
      disabled={!isRunning}
      aria-disabled={isBusy}
      {...button}
    />
  );
}

const noChanges = () => () => undefined;
