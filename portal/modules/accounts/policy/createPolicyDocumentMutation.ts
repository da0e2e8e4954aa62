import { graphql } from '#portal/graphql/graphql.ts';

/** Adds one document. */
export const createPolicyDocumentMutation = graphql(`
  mutation CreatePolicyDocument($input: CreatePolicyDocumentInput!) {
    createPolicyDocument(input: $input) {
      policyDocument { id }
      errors { code path }
    }
  }
`);
