import { useQueryClient } from '@tanstack/react-query';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { applicationQuery } from './applicationQuery.ts';

/** Opens the files among the answers, which is put on record. */
const openJobApplicationFilesMutation = graphql(`
  mutation OpenJobApplicationFiles($input: OpenJobApplicationFilesInput!) {
    openJobApplicationFiles(input: $input) { jobApplication { id } errors { code path } }
  }
`);

/** Opens an applicant's files: access is logged first, then they are shown for a limited time. */
export function OpenFiles({ applicationId }: { applicationId: string }) {
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
