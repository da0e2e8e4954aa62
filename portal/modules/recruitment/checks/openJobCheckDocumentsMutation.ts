import { graphql } from '#portal/graphql/graphql.ts';

/** Opens what was handed in, which is put on record. */
export const openJobCheckDocumentsMutation = graphql(`
  mutation OpenJobCheckDocuments($input: OpenJobCheckDocumentsInput!) {
    openJobCheckDocuments(input: $input) { jobCheck { id } errors { code path } }
  }
`);
