import { ExternalLink as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { safeHref } from "./safe-href";

interface Props {
  /** As published, so it may be anything. */
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link out of the product. What is no web address is shown as text. */
export function ExternalLink({ url, className, children }: Props) {
  const href = safeHref(url);
  if (href === undefined) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <Icon size={13} aria-hidden style={{ verticalAlign: "-1.5px" }} />
      <span className="visually-hidden"> (öffnet eine neue Seite)</span>
    </a>
  );
}
