import { Outlet } from "react-router";
import { Guard } from "../../features/account";
import { NoConsentBanner } from "../../ui/overlays/consent-banner";
import { Providers } from "./providers";

/** Screens that only ask for a signed-in user. */
export default function UserLayout() {
  return (
    <>
      <Guard needs="user">
        <Providers>
          <Outlet />
        </Providers>
      </Guard>
      <NoConsentBanner />
    </>
  );
}
