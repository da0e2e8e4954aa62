import { graphql } from '#portal/graphql/graphql.ts';

/** Removes one document. */
export const destroyPolicyDocumentMutation = graphql(`
  mutation DestroyPolicyDocument($input: DestroyPolicyDocumentInput!) {
    destroyPolicyDocument(input: $input) {
      id
      errors { code path }
    }
  }
`);
