import { FeatureGuard } from "../../features/billing";
import { EmailsPage } from "../../features/emails/emails-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("E-Mails");

export default function Emails() {
  return (
    <FeatureGuard feature="monitoring">
      <EmailsPage />
    </FeatureGuard>
  );
}
