import { SubprocessorsPage } from "../../features/public-site/legal/subprocessors-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Unterauftragsverarbeiter",
    description:
      "Welche Dienstleister für TenderChances Daten verarbeiten, wofür und in welchem Land.",
    path: "/unterauftragsverarbeiter",
  });

export default SubprocessorsPage;
