import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Disclosure } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { showToast } from "../../ui/overlays/toast";
import { EnquiryDetails, EnquirySummary, nameOf } from "./enquiry-details";
import { useChangeEnquiry, useDeleteEnquiry, useEnquiries } from "./enquiries-queries";
import type { Enquiry, EnquiryChange } from "./enquiries-queries";
import { ListCard } from "./list-card";

/** What came by the demo and the contact form, and what members ask for in the app. */
export function EnquiriesCard() {
  const list = useEnquiries();
  const { mutateAsync, isPending } = useChangeEnquiry();
  const [enquiryToDelete, setEnquiryToDelete] = useState<Enquiry>();
  async function change(enquiry: Enquiry, wanted: EnquiryChange, toast: string) {
    try {
      await mutateAsync({ id: enquiry.id, change: wanted });
      showToast(toast);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <>
      <ListCard
        title="Anfragen"
        note="Nach drei Jahren gelöscht, Bewerbungen sechs Monate nach Ende"
        list={list}
        rows={list.enquiries}
        empty="Keine Anfragen."
      >
        {(enquiries) => (
          <div>
            {enquiries.map((enquiry) => (
              <Disclosure key={enquiry.id} summary={<EnquirySummary enquiry={enquiry} />}>
                <EnquiryDetails
                  enquiry={enquiry}
                  isBusy={isPending}
                  onChange={(wanted, toast) => void change(enquiry, wanted, toast)}
                  onDelete={() => setEnquiryToDelete(enquiry)}
                />
              </Disclosure>
            ))}
          </div>
        )}
      </ListCard>
      {enquiryToDelete && (
        <DeletionDialog enquiry={enquiryToDelete} onClose={() => setEnquiryToDelete(undefined)} />
      )}
    </>
  );
}

function DeletionDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const deletion = useDeleteEnquiry();
  async function run() {
    try {
      await deletion.mutateAsync(enquiry.id);
      onClose();
      showToast("Anfrage gelöscht.");
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title="Anfrage löschen"
      confirmLabel="Endgültig löschen"
      isDangerous
      isBusy={deletion.isPending}
      failure={deletion.error ? errorSentence(deletion.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        Die Anfrage von {nameOf(enquiry)} wird mit allen Angaben gelöscht, etwa auf Verlangen nach
        Art. 17 DSGVO. Das lässt sich nicht zurücknehmen. Mails dazu löschst du im Postfach selbst.
      </p>
    </ConfirmDialog>
  );
}
