import type { MadeMember } from "../../../testing/people/make-agency.ts";
import { assignPipelineCard } from "../moves/assign-pipeline-card.ts";
import { undoPipelineChange } from "../moves/undo-pipeline-change.ts";
import { addCardComment, deleteCardComment, editCardComment } from "../cards/comments.ts";
import { getPipelineCard } from "../cards/get-pipeline-card.ts";
import { noteCard } from "../cards/note-card.ts";
import { addCardTask, changeCardTask, deleteCardTask } from "../cards/tasks.ts";
import { AppError, commentEditMinutes, pipelineLimits } from "@tc/domain";
import { sql } from "kysely";
import { deactivate, makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { useWorld } from "../../../testing/database/use-world.ts";
import { laterBy, makePipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import type { PipelineWorld } from "../../../testing/tenders/pipeline-world.ts";

const tests = useWorld({ make: makePipelineWorld });
let world: PipelineWorld;
beforeEach(() => {
  ({ world } = tests);
});

describe("tasks", () => {
  test("are ordered by day, struck last, given to members, and come back when deleted by mistake", async () => {
    const { card } = await world.add((await world.publish()).slug);
    const { id } = card;
    const first = await addCardTask(world.as(), { id, title: "Später", dueOn: "2026-12-02" });
    await addCardTask(world.as(), { id, title: "Ohne Tag" });
    const early = await addCardTask(world.as(), { id, title: "Früher", dueOn: "2026-11-20" });
    const listed = async () =>
      (await getPipelineCard(world.as(), world.board, { id })).tasks.map((it) => it.title);
    expect(await listed()).toEqual(["Früher", "Später", "Ohne Tag"]);
    expect(early.task.isOverdue).toBe(true);
    await changeCardTask(world.as(), {
      id: early.task.id,
      isDone: true,
      assigneeId: world.colleague.userId,
    });
    expect(await listed()).toEqual(["Später", "Ohne Tag", "Früher"]);
    expect((await world.read()).cards[0]?.tasks).toEqual({ done: 1, all: 3, overdue: 0 });
    const { undo } = await deleteCardTask(world.as(), { id: first.task.id });
    expect(await listed()).toEqual(["Ohne Tag", "Früher"]);
    await undoPipelineChange(world.as(), world.board, { id: undo });
    expect(await listed()).toEqual(["Später", "Ohne Tag", "Früher"]);
    expect(await world.told()).toEqual(
      [
        {
          user_id: world.colleague.userId,
          heading: "Testagentur hat dir die Aufgabe „Früher“ zugewiesen",
        },
      ].map((row) => ({ ...row, heading: expect.stringContaining("„Früher“") as string })),
    );
  });

  test("of one day stand as members put them", async () => {
    const { card } = await world.add((await world.publish()).slug);
    const ids: string[] = [];
    for (const title of ["a", "b", "c"]) {
      ids.push((await addCardTask(world.as(), { id: card.id, title })).task.id);
    }
    await changeCardTask(world.as(), { id: ids[2] ?? "", before: ids[0] ?? "" });
    await changeCardTask(world.as(), { id: ids[0] ?? "", before: null });
    const { tasks } = await getPipelineCard(world.as(), world.board, { id: card.id });
    expect(tasks.map(({ title }) => title)).toEqual(["c", "b", "a"]);
  });

  test("and cards are given to active members of this world.agency alone", async () => {
    const { card } = await world.add((await world.publish()).slug);
    const stranger = await makeAgency(world.database);
    const gone = await makeMember(world.database, world.agency.agencyId, { deactivated: true });
    for (const assigneeId of [stranger.owner.userId, gone.userId]) {
      const assign = assignPipelineCard(world.as(), world.board, { id: card.id, assigneeId });
      await expect(assign).rejects.toEqual(new AppError("not_found"));
      const task = addCardTask(world.as(), { id: card.id, title: "Nein", assigneeId });
      await expect(task).rejects.toEqual(new AppError("not_found"));
    }
    expect(await world.told()).toEqual([]);
  });

  test("and comments have limits", async () => {
    const { slug, id } = await world.publish();
    const { card } = await world.add(slug);
    const { tasksPerCard, commentsPerCard } = pipelineLimits;
    await sql`
      insert into pipeline_task (agency_id, tender_id, title, place, created_at)
      select ${world.agency.agencyId}, ${id}, n::text, n, now() from generate_series(1, ${tasksPerCard}::int) n`.execute(
      world.database.owner.db,
    );
    await sql`
      insert into pipeline_comment (agency_id, tender_id, author_name, text, created_at)
      select ${world.agency.agencyId}, ${id}, 'A', n::text, now() from generate_series(1, ${commentsPerCard}::int) n`.execute(
      world.database.owner.db,
    );
    await expect(addCardTask(world.as(), { id: card.id, title: "mehr" })).rejects.toEqual(
      new AppError("limit_reached", { max: tasksPerCard }),
    );
    const comment = addCardComment(world.as(), { id: card.id, text: "mehr", mentions: [] });
    await expect(comment).rejects.toEqual(new AppError("limit_reached", { max: commentsPerCard }));
    const { comments } = await getPipelineCard(world.as(), world.board, { id: card.id });
    expect(comments).toMatchObject({ total: commentsPerCard });
    expect(comments.items.at(-1)?.text).toBe(String(commentsPerCard));
  });
});

test("of two members who write the note the last one stays and is told whose words went", async () => {
  const { id } = (await world.add((await world.publish()).slug)).card;
  const write = (
    who: Pick<MadeMember, "actor">,
    minutes: number,
    note: { text: string; basedOn?: string | undefined },
  ) => noteCard(world.as(who, laterBy(minutes)), { id, ...note });
  const first = await write(world.agency, 1, { text: "Erst" });
  const basedOn = first.note?.at;
  expect(await write(world.colleague, 2, { text: "Dann", basedOn })).not.toHaveProperty("replaced");
  expect(await write(world.agency, 3, { text: "Zuletzt", basedOn })).toMatchObject({
    note: { text: "Zuletzt" },
    replaced: { text: "Dann", byName: "Tarek Beispiel" },
  });
  // One's own earlier words, and the same words, are no loss.
  expect(await write(world.agency, 4, { text: "Zuletzt!" })).not.toHaveProperty("replaced");
  expect(await write(world.colleague, 5, { text: "Zuletzt!" })).not.toHaveProperty("replaced");
  expect(await write(world.agency, 6, { text: "" })).toMatchObject({
    replaced: { text: "Zuletzt!", byName: "Tarek Beispiel" },
  });
});

describe("a comment", () => {
  test("tells whom it mentions, each once and never its author", async () => {
    const { card } = await world.add((await world.publish({ title: "Relaunch" })).slug);
    const mentions = [world.colleague.userId, world.agency.owner.userId];
    const { comment } = await addCardComment(world.as(), {
      id: card.id,
      text: "@Tarek bitte",
      mentions,
    });
    await editCardComment(world.as(), { id: comment.id, text: "@Tarek bitte!", mentions });
    const all = await world.told();
    expect(all.map(({ user_id }) => user_id)).toEqual([world.colleague.userId]);
    expect(all[0]?.heading).toContain("„Relaunch“");
  });

  test("that is changed or deleted leaves nothing of its former words in what members were told", async () => {
    const { card } = await world.add((await world.publish()).slug);
    const third = await makeMember(world.database, world.agency.agencyId);
    const told = async () => {
      const { rows } = await sql<{ user_id: string; text: string }>`
        select user_id, details ->> 'text' as text from notification
        where agency_id = ${world.agency.agencyId} order by id`.execute(world.database.owner.db);
      return rows;
    };
    const [first, second] = [world.colleague.userId, third.userId];
    const say = (text: string, mentions: string[]) =>
      addCardComment(world.as(), { id: card.id, text, mentions });
    const { comment: other } = await say("Anderes", [second]);
    const { comment } = await say("Erst", [first, second]);
    await editCardComment(world.as(), { id: comment.id, text: "Dann", mentions: [first] });
    expect(await told()).toEqual([
      { user_id: second, text: "Anderes" },
      { user_id: first, text: "Dann" },
    ]);
    await deleteCardComment(world.as(), { id: comment.id });
    expect(await told()).toEqual([{ user_id: second, text: "Anderes" }]);
    await deleteCardComment(world.as(), { id: other.id });
    expect(await told()).toEqual([]);
  });

  test("mentions nobody of another agency", async () => {
    const { card } = await world.add((await world.publish()).slug);
    const stranger = await makeAgency(world.database);
    const mentions = [stranger.owner.userId];
    const comment = addCardComment(world.as(), { id: card.id, text: "Psst", mentions });
    await expect(comment).rejects.toEqual(new AppError("not_found"));
    expect((await getPipelineCard(world.as(), world.board, { id: card.id })).comments.total).toBe(
      0,
    );
  });

  test("is changed by its author alone and only at first; deleted, its place stays", async () => {
    const { card } = await world.add((await world.publish()).slug);
    const { comment } = await addCardComment(world.as(), {
      id: card.id,
      text: "Erst",
      mentions: [],
    });
    const edit = (who: Pick<MadeMember, "actor">, minutes: number) =>
      editCardComment(world.as(who, laterBy(minutes)), {
        id: comment.id,
        text: "Dann",
        mentions: [],
      });
    expect((await edit(world.agency, 1)).comment).toMatchObject({ text: "Dann" });
    await expect(edit(world.colleague, 1)).rejects.toEqual(new AppError("bad_request"));
    await expect(edit(world.agency, commentEditMinutes)).rejects.toEqual(
      new AppError("bad_request"),
    );
    const foreign = deleteCardComment(world.as(world.colleague), { id: comment.id });
    await expect(foreign).rejects.toEqual(new AppError("bad_request"));
    await deleteCardComment(world.as(world.agency, laterBy(600)), { id: comment.id });
    const { comments } = await getPipelineCard(world.as(world.colleague), world.board, {
      id: card.id,
    });
    expect(comments.items).toMatchObject([{ text: "", isDeleted: true }]);
    const { rows } = await sql`select from pipeline_comment where text like '%Dann%'`.execute(
      world.database.owner.db,
    );
    expect(rows).toEqual([]);
  });

  test("keeps its author's name when the member is deactivated, and their cards wait for somebody", async () => {
    const { card } = await world.add((await world.publish()).slug);
    await assignPipelineCard(world.as(), world.board, {
      id: card.id,
      assigneeId: world.colleague.userId,
    });
    await addCardComment(world.as(world.colleague), {
      id: card.id,
      text: "Mache ich",
      mentions: [],
    });
    await deactivate(world.database, world.colleague);
    const shown = await getPipelineCard(world.as(), world.board, { id: card.id });
    expect(shown.comments.items[0]?.byName).toBe("Tarek Beispiel");
    expect(shown.card).not.toHaveProperty("assigneeId");
    expect(shown.onCard).toEqual([]);
  });
});
