import { graphql } from '#portal/graphql/graphql.ts';

/** A profile agrees to a wording. */
export const acceptAgreementMutation = graphql(`
  mutation AcceptAgreement($input: UpdateFreelanceProfileInput!) {
    updateFreelanceProfile(input: $input) {
      freelanceProfile { id agreementVersion agreementAcceptedAt }
      errors { code path }
    }
  }
`);
