import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/texts.ts';
import { AnswersCard } from '../application/AnswersCard.tsx';
import { ConsentCard } from '../application/ConsentCard.tsx';
import { consentFields } from '../application/consentFields.ts';
import { NotesCard } from '../application/notes/NotesCard.tsx';

/** An application with the form it was given to. */
const applicationQuery = graphql(
  `
  query JobApplicationAnswers($id: ID!) {
    node(id: $id) {
      __typename
      ... on JobApplication {
        id
        formVersion { id version applicationForm }
        applicationFormAnswers { questionId value values }
        answerFiles { id filename downloadPath thumbPath }
        keptUntil
        consent { ...ConsentFields }
      }
    }
  }
`,
  [consentFields],
);

/** Opens the files among the answers, which is put on record. */
const openJobApplicationFilesMutation = graphql(`
  mutation OpenJobApplicationFiles($input: OpenJobApplicationFilesInput!) {
    openJobApplicationFiles(input: $input) { jobApplication { id } errors { code path } }
  }
`);

/** The answers of an applicant, beside the questions of the version they answered. */
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
        placeholder={isTeam ? <OpenFiles applicationId={id} /> : undefined}
      />
      {isTeam && <NotesCard applicationId={id} />}
      <ConsentCard consent={consent} keptUntil={keptUntil} />
    </>
  );
}

/** Opens an applicant's files: access is logged first, then they are shown for a limited time. */
function OpenFiles({ applicationId }: { applicationId: string }) {
  const words = useWords('recruitment');
  const queryClient = useQueryClient();
  const [open, pending] = useMutate(openJobApplicationFilesMutation);
  const { title, description } = words.action('openJobApplicationFiles');
  const look = async () => {
    const payload = await open({ input: { id: applicationId } });
    if (payload) toastRefusals(payload.errors);
    await queryClient.invalidateQueries({
      queryKey: queryOf(applicationQuery, { id: applicationId }).queryKey,
    });
  };
  return (
    <Button
      variant="light"
      size="sm"
      title={description}
      loading={pending}
      onClick={() => void look()}
    >
      {title}
    </Button>
  );
}
