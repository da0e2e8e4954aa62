import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import type { Received } from '../receivedQuery.ts';

const rejectMutation = graphql(`
  mutation RejectApplication($input: RejectJobApplicationInput!) {
    rejectJobApplication(input: $input) {
      jobApplication { id status }
      errors { code path }
    }
  }
`);

const approveMutation = graphql(`
  mutation ApproveApplication($input: ApproveJobApplicationInput!) {
    approveJobApplication(input: $input) {
      jobApplication { id status }
      errors { code path }
    }
  }
`);

/** A decision on some applications that is yet to be confirmed. */
export interface PendingDecision {
  action: 'approve' | 'reject';
  rows: readonly Received[];
}

/** The result for one row: `lost` without an answer, or its refusals; empty on success. */
export type Result = 'lost' | readonly Refusal[];

/**
 * Decides on one application after the other: each has its own result, and a refusal does not stop the rest.
 */
export function useDecisions({ action, rows }: PendingDecision) {
  const queryClient = useQueryClient();
  const [approve] = useMutate(approveMutation);
  const [reject] = useMutate(rejectMutation);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [isDoing, setDoing] = useState(false);
  const decide = async (reason: string) => {
    setDoing(true);
    for (const { id, updatedAt } of rows) {
      const input = { id, updatedAt };
      const payload =
        action === 'approve'
          ? await approve({ input })
          : await reject({ input: { ...input, ...(reason && { reason }) } });
      setResults((old) => new Map(old).set(id, payload ? payload.errors : 'lost'));
    }
    setDoing(false);
    await queryClient.invalidateQueries();
  };
  return { results, isDoing, decide };
}
