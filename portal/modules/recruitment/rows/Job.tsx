import { useQuery } from '@tanstack/react-query';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { CountsCard } from '../job/CountsCard.tsx';
import { ChecksCard } from '../job/checks/ChecksCard.tsx';
import { ColoursCard } from '../job/colours/ColoursCard.tsx';
import { FormCard } from '../job/FormCard.tsx';
import { jobQuery } from '../job/jobQuery.ts';
import { ShareCard } from '../job/ShareCard.tsx';

/** The part of a job's page that is not generated: its form, its checks, and the link for applicants. */
export function RowPart({ id }: RowPartProps) {
  const { data } = useQuery(queryOf(jobQuery, { id }));
  if (data?.node?.__typename !== 'Job') return null;
  const job = data.node;
  return (
    <>
      {job.status === 'PUBLISHED' && (
        <ShareCard
          id={job.id}
          counts={job.counts}
          limit={job.applicationLimit}
          invited={job.invitations.length}
          mayInvite={job.isHandled}
        />
      )}
      {job.status !== 'DRAFT' && job.counts && (
        <CountsCard id={job.id} counts={job.counts} handles={job.isHandled} />
      )}
      <FormCard id={job.id} form={job.applicationForm} />
      <ChecksCard key={`checks ${job.updatedAt}`} job={job} />
      <ColoursCard key={job.updatedAt} job={job} />
    </>
  );
}
