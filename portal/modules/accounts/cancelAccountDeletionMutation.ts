import { graphql } from '../../graphql/graphql.ts';

/** Keeps the account after all. */
export const cancelAccountDeletionMutation = graphql(`
  mutation CancelAccountDeletion($input: CancelAccountDeletionInput!) {
    cancelAccountDeletion(input: $input) {
      account { id deletionScheduledOn }
      errors { code path }
    }
  }
`);
