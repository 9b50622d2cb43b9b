import { Link } from "react-router";
import panel from "../../../ui/layout/panel.module.css";

/** The wish of the onboarding starts each member's settings; from then on they are set in one place. */
export function NotificationLink() {
  return (
    <p className={panel.note}>
      Was ihr gemailt bekommt, stellt jedes Mitglied für sich ein:{" "}
      <Link to="/app/emails">E-Mails</Link>
    </p>
  );
}
