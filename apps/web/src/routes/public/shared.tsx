import { SharedPage } from "../../features/share/shared-page";
import { Providers } from "../app/providers";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Geteilte Ausschreibung");

export default function Shared() {
  return (
    <Providers>
      <SharedPage />
    </Providers>
  );
}
