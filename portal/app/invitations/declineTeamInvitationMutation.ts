import { graphql } from '../../graphql/graphql.ts';

/** Declines to be a member of a team. */
export const declineTeamInvitationMutation = graphql(`
  mutation DeclineTeamInvitation($input: DeclineTeamInvitationInput!) {
    declineTeamInvitation(input: $input) {
      errors { code path }
    }
  }
`);
