import { Outlet } from "react-router";
import { Providers } from "./providers";

/** The guided set-up finds out by itself who is there. */
export default function SetupLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
