import type { RecordedDataRequest } from "@tc/contract";
import { dataRequestArticles, dataRequestDueOn, dataRequestOutcomeNames } from "@tc/domain";
import { formatDay, formatMoment } from "../../../platform/format/format";
import panel from "../../../ui/layout/panel.module.css";
import { Prose } from "../../../ui/layout/prose";
import facts from "../enquiries-card.module.css";
import { AnswerForm, ExtensionForm, IdentityForm } from "./request-steps";

/** One request: what is known of it, and the steps that are left. */
export function RequestDetails({ request }: { request: RecordedDataRequest }) {
  const { kind, subjectName, email, agencyName, text, receivedOn, dueOn } = request;
  const { isFromApp, isOverdue, identity, extendedAt, extensionReason, answer } = request;
  const longest = dataRequestDueOn(receivedOn, true);
  return (
    <div className={panel.stack}>
      <dl className={facts.facts}>
        <dt>Recht</dt>
        <dd>{dataRequestArticles[kind]}</dd>
        <dt>Wer fragt</dt>
        <dd>{[subjectName, agencyName].filter(Boolean).join(", ")}</dd>
        <dt>Antwort an</dt>
        <dd>
          {email === undefined ? (
            "per Brief, keine Mailadresse"
          ) : (
            <a href={`mailto:${email}`}>{email}</a>
          )}
        </dd>
        <dt>Eingang</dt>
        <dd>
          {formatDay(receivedOn)}, {isFromApp ? "in der Anwendung" : "von uns festgehalten"}
        </dd>
        <dt>Frist</dt>
        <dd>
          {formatDay(dueOn)}
          {extendedAt !== undefined &&
            `, verlängert am ${formatMoment(extendedAt)}: ${extensionReason}`}
        </dd>
        <dt>Identität</dt>
        <dd>
          {identity
            ? `${identity.check}, festgehalten am ${formatMoment(identity.at)}`
            : "noch nicht geprüft"}
        </dd>
      </dl>
      <Prose text={text ?? "Ohne Wortlaut."} />
      {answer ? (
        <div>
          <p className={panel.small}>
            Beantwortet am {formatMoment(answer.at)}: {dataRequestOutcomeNames[answer.outcome]}.{" "}
            {email === undefined
              ? "Ohne Mailadresse: Die Antwort geht per Brief."
              : request.answerMailedAt === undefined
                ? "Die Mail wartet auf den Versand."
                : `Gemailt am ${formatMoment(request.answerMailedAt)}.`}
          </p>
          <Prose text={answer.text} />
        </div>
      ) : (
        <>
          {!identity && <IdentityForm id={request.id} />}
          <AnswerForm request={request} />
          {extendedAt === undefined && !isOverdue && (
            <ExtensionForm id={request.id} until={longest} />
          )}
        </>
      )}
    </div>
  );
}
