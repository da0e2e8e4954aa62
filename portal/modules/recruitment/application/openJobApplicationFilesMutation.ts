import { graphql } from '#portal/graphql/graphql.ts';

/** Opens the files among the answers, which is put on record. */
export const openJobApplicationFilesMutation = graphql(`
  mutation OpenJobApplicationFiles($input: OpenJobApplicationFilesInput!) {
    openJobApplicationFiles(input: $input) { jobApplication { id } errors { code path } }
  }
`);
