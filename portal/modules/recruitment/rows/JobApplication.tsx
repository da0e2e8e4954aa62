import { useQuery } from '@tanstack/react-query';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { AnswersCard } from '../application/AnswersCard.tsx';
import { applicationQuery } from '../application/applicationQuery.ts';
import { ConsentCard } from '../application/ConsentCard.tsx';
import { NotesCard } from '../application/notes/NotesCard.tsx';
import { OpenFiles } from '../application/OpenFiles.tsx';

/** The answers of an applicant, beside the questions as they were asked. */
export function RowPart({ id }: RowPartProps) {
  const isTeam = useSignedIn().account.accountType === 'TEAM';
  const { data } = useQuery(queryOf(applicationQuery, { id }));
  if (data?.node?.__typename !== 'JobApplication') return null;
  const { formVersion, applicationFormAnswers, answerFiles, consent, keptUntil } = data.node;
  return (
    <>
      <AnswersCard
        form={formVersion?.applicationForm}
        answers={applicationFormAnswers}
        files={answerFiles}
        unseen={isTeam ? <OpenFiles applicationId={id} /> : undefined}
      />
      {isTeam && <NotesCard applicationId={id} />}
      <ConsentCard consent={consent} keptUntil={keptUntil} />
    </>
  );
}
