import { Link } from "react-router";
import { useMatchInvitations } from "../queries";

/** Where an agency without the plan lands: its consents are a click away as long as it has some. */
export function ConsentsLink() {
  const { data } = useMatchInvitations();
  if (!data || data.invitations.length === 0) return null;
  return (
    <p>
      Was ihr in AgencyMatch freigegeben habt, gilt weiter.{" "}
      <Link to="/app/markt/agencymatch">Eure Freigaben ansehen und zurücknehmen</Link>
    </p>
  );
}
