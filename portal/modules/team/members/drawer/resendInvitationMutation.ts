import { graphql } from '#portal/graphql/graphql.ts';

/** Mails an invitation anew. */
export const resendInvitationMutation = graphql(`
  mutation ResendInvitation($input: ResendInvitationInput!) {
    resendInvitation(input: $input) {
      member { id invitationExpiresAt }
      errors { code path }
    }
  }
`);
