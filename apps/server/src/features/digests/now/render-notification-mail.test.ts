import { expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makePipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import { getEmailSettings } from "../../emails/index.ts";
import { addCardTask, changeCardTask } from "../../pipeline/index.ts";
import { renderNotificationMail } from "./render-notification-mail.ts";

const tests = useWorld({ make: makePipelineWorld });

const dueAt = "2026-12-10T11:00:00Z";

test("the mail of a reminder names what is still to do on the card, first what is due first", async () => {
  const { world } = tests;
  const tender = await world.publish({
    lots: [{ deadlines: [{ kind: "offer", at: dueAt, hasTime: true }] }],
  });
  const { card } = await world.add(tender.slug);
  const { id } = card;
  await addCardTask(world.as(), { id, title: "Preisblatt prüfen", dueOn: "2026-12-05" });
  await addCardTask(world.as(), { id, title: "Referenzen wählen", dueOn: "2026-12-01" });
  const { task } = await addCardTask(world.as(), { id, title: "Unterlagen holen" });
  await changeCardTask(world.as(), { id: task.id, isDone: true });

  const { agencyId, owner } = world.agency;
  const mail = await inAgency(world.as(), agencyId, async (t) => {
    const recipient = await getEmailSettings(t, owner.userId);
    return (
      recipient &&
      renderNotificationMail(t, {
        recipient,
        notifications: [
          {
            id: "1",
            event: "deadlines",
            tenderId: tender.id,
            heading: "Abgabe der Angebote: Website",
            path: `/app/tender/${tender.slug}`,
            createdAt: t.now(),
            isSeen: false,
            details: {
              kind: "deadline",
              name: "Abgabe der Angebote",
              title: "Website",
              clockKey: "offer",
              dueAt,
              hasTime: true,
              isOwn: false,
            },
          },
        ],
      })
    );
  });

  expect(mail?.text).toContain(
    "Noch offen: 2 Aufgaben\n  - Referenzen wählen\n  - Preisblatt prüfen",
  );
  expect(mail?.html).toContain("Preisblatt prüfen");
});
