import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { NavLink, useLocation, useNavigate } from "react-router";
import { useShortcuts, useShortcutsEnabled } from "../../../../platform/shortcuts";
import { tenderPath } from "../../../../platform/tender-path";
import { FolderProgress } from "./folder-progress";
import styles from "./tender-tabs.module.css";

interface Props {
  slug: string;
  /** How many documents there are, once that is known */
  count: ReactNode;
}

/** The pages of one tender. The keys 1 to 4 switch between them, C opens the check as well. */
export function TenderTabs({ slug, count }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasKeys = useShortcutsEnabled();
  const overview = tenderPath(slug);
  const documents = tenderPath(slug, "unterlagen");
  const check = tenderPath(slug, "tendercheck");
  const folder = tenderPath(slug, "angebotsmappe");
  const open = (path: string) => {
    if (path !== pathname) void navigate(path);
  };
  useShortcuts({
    "1": () => open(overview),
    "2": () => open(documents),
    "3": () => open(check),
    "4": () => open(folder),
    c: () => open(check),
  });
  const tabs = useRef<HTMLElement>(null);
  // On a phone the last tabs lie beyond the edge, and all of them grow once their counts are there.
  useEffect(() => {
    const links = [...(tabs.current?.children ?? [])];
    const current = links.find((link) => link.hasAttribute("aria-current"));
    const observer = new ResizeObserver(() =>
      current?.scrollIntoView({ block: "nearest", inline: "center" }),
    );
    for (const link of links) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <nav ref={tabs} aria-label="Ausschreibung" className={styles.tabs}>
      <NavLink to={overview} end aria-keyshortcuts={hasKeys ? "1" : undefined}>
        Überblick
      </NavLink>
      <NavLink to={documents} aria-keyshortcuts={hasKeys ? "2" : undefined}>
        Unterlagen {count}
      </NavLink>
      <NavLink to={check} aria-keyshortcuts={hasKeys ? "3" : undefined}>
        TenderCheck
      </NavLink>
      <NavLink to={folder} aria-keyshortcuts={hasKeys ? "4" : undefined}>
        Angebotsmappe <FolderProgress slug={slug} />
      </NavLink>
    </nav>
  );
}
