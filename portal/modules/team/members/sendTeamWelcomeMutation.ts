import { graphql } from '#portal/graphql/graphql.ts';

/** Mails members what the team does here, each of them once. */
export const sendTeamWelcomeMutation = graphql(`
  mutation SendTeamWelcome($input: SendTeamWelcomeInput!) {
    sendTeamWelcome(input: $input) {
      errors { code path }
    }
  }
`);
