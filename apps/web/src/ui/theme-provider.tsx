import { createTheme, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "./mantine.css";

const theme = createTheme({
  fontFamily: "var(--font)",
  defaultRadius: "sm",
  cursorType: "pointer",
  focusRing: "never",
  respectReducedMotion: true,
});

const noElement = () => undefined;

/**
 * Mantine without its run-time style elements: the variables stand in mantine.css. Around its own parts only, so that a
 * first screen loads nothing of it; light or dark is not its business (platform/colour-scheme.ts).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      getRootElement={noElement}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
