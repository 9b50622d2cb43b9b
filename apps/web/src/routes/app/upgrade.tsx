import { lazy, Suspense } from "react";
import { UpgradePage } from "../../features/billing/plans/upgrade/upgrade-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Tarife");

const ConsentsLink = lazy(async () => ({
  default: (await import("../../features/agency-match/agency/consents-link")).ConsentsLink,
}));

export default function Upgrade() {
  return (
    <UpgradePage
      consents={
        <Suspense>
          <ConsentsLink />
        </Suspense>
      }
    />
  );
}
