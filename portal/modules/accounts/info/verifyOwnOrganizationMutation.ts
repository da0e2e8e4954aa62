import { graphql } from '#portal/graphql/graphql.ts';

/** Shows that the team's number is its own. */
export const verifyOwnOrganizationMutation = graphql(`
  mutation VerifyOwnOrganization($input: VerifyOwnOrganizationInput!) {
    verifyOwnOrganization(input: $input) {
      account { id organizationName organizationVerifiedAt }
      errors { code path }
    }
  }
`);
