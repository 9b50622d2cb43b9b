import { useLayoutEffect, useRef } from "react";
import type { ComponentProps, MouseEvent, PointerEvent } from "react";

interface Props extends Omit<ComponentProps<"dialog">, "open" | "ref" | "onCancel" | "onClose"> {
  isOpen?: boolean;
  onClose: () => void;
  /** For what asks no question: a click beside it closes it. */
  closesBeside?: boolean;
}

/**
 * The browser's own dialog in front of the page. The browser makes the rest of the page inert, closes the topmost dialog on
 * Escape and returns the focus.
 */
export function ModalDialog({
  isOpen = true,
  onClose,
  closesBeside = false,
  children,
  ...dialog
}: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  // A layout effect closes it while it still stands in the document; a removed dialog returns no focus.
  useLayoutEffect(() => {
    const current = element.current;
    if (!isOpen) return;
    current?.showModal();
    return () => current?.close();
  }, [isOpen]);
  return (
    <dialog
      {...dialog}
      ref={element}
      onCancel={(event) => {
        // React lets this event bubble: a question inside a sheet closes alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // The browser may close it unasked, as on a second Escape in a row.
        if (target === currentTarget && isOpen && !currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Selecting text may end beside the dialog, so the press must begin there too.
        if (closesBeside && isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** A click on the backdrop goes to the dialog itself, and lies outside of its box. */
function isBeside(event: MouseEvent<HTMLElement> | PointerEvent<HTMLElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
