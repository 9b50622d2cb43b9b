import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { ContactPage } from "../../features/enquiries/contact-page";
import { pageMeta } from "../page-meta";
// The document holds the form before the part's script comes: its style must be there too.
import "../../features/agency-match/buyer/request-form.module.css";
import "../../ui/forms/check-field.module.css";

const FindAgencyPage = lazy(async () => ({
  default: (await import("../../features/agency-match/buyer/find-agency-page")).FindAgencyPage,
}));

const isForBuyers = ({ pathname }: { pathname: string }) => pathname.includes("/agentur-finden");

export const meta = ({ location }: { location: { pathname: string } }) =>
  !isForBuyers(location)
    ? pageMeta({
        title: "Kontakt",
        description:
          "Fragen zu TenderChances? Schreib uns: Werktags antworten wir innerhalb von 24 Stunden, der Support meist am selben Tag.",
        path: "/kontakt",
      })
    : pageMeta({
        title: "Agentur finden",
        description:
          "Für Auftraggeber: Wir fragen Agenturen, deren Profil zu deinem Auftrag passt. Kontaktdaten erst, wenn beide Seiten zustimmen.",
        path: "/kontakt/agentur-finden",
      });

/** One route for both: each route of its own lengthens what every screen loads first. */
export default function Contact() {
  const location = useLocation();
  if (!isForBuyers(location)) return <ContactPage />;
  return (
    <Suspense>
      <FindAgencyPage />
    </Suspense>
  );
}
