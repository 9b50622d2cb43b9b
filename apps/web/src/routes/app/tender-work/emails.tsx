import { FeatureGuard } from "../../../features/billing";
import { NextMailCard } from "../../../features/digests/next-mail-card";
import { EmailsPage } from "../../../features/emails/emails-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("E-Mails");

export default function Emails() {
  return (
    <FeatureGuard feature="monitoring">
      <EmailsPage nextMail={<NextMailCard />} />
    </FeatureGuard>
  );
}
