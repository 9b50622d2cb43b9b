import type { ProofFile } from "@tc/contract";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/forms/button";
import panel from "../../ui/layout/panel.module.css";
import { Dialog } from "../../ui/overlays/sheet";
import { UploadForm } from "./upload-form";

/** Puts a newer file in the place of a proof, which is kept as history. */
export function RenewProof({ file }: { file: ProofFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <RefreshCw size={16} aria-hidden />
        Erneuern <span className="visually-hidden">{file.name}</span>
      </Button>
      {isOpen && (
        <Dialog title="Nachweis erneuern" isOpen onClose={() => setOpen(false)}>
          <p className={panel.note}>
            Der neue tritt an die Stelle von „{file.name}“; der bisherige bleibt als frühere
            Fassung.
          </p>
          <UploadForm replaces={file} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
