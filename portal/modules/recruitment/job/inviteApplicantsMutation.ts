import { graphql } from '#portal/graphql/graphql.ts';

/** Mails people a link to a job. */
export const inviteApplicantsMutation = graphql(`
  mutation InviteApplicants($input: InviteApplicantsInput!) {
    inviteApplicants(input: $input) {
      job { id invitations { id } }
      errors { code path }
    }
  }
`);
