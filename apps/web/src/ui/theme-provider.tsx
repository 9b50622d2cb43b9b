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

/** Mantine without its run-time style elements: the variables stand in mantine.css. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
