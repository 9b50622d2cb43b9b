import type { ComponentProps } from "react";
import { SaveChip, SearchStrip } from "./search-strip";
import { ToolButtons } from "./tool-buttons";

interface Props extends ComponentProps<typeof ToolButtons> {
  part: "buttons" | "search" | "save";
}

/** What is loaded once the list stands, part by part. One component, as each late one costs the list its own bytes. */
export function ResultTools({ part, ...props }: Props) {
  if (part === "buttons") return <ToolButtons {...props} />;
  return part === "search" ? (
    <SearchStrip filters={props.filters} />
  ) : (
    <SaveChip filters={props.filters} />
  );
}
