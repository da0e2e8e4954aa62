import { graphql } from '#portal/graphql/graphql.ts';

export const createIdentityVerificationMutation = graphql(`
  mutation CreateIdentityVerification($input: CreateIdentityVerificationInput!) {
    createIdentityVerification(input: $input) {
      identityVerification { id status }
      errors { code path }
    }
  }
`);
