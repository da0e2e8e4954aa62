import { graphql } from '#portal/graphql/graphql.ts';

/** Has the file made. */
export const createDataExportMutation = graphql(`
  mutation CreateDataExport($input: CreateDataExportInput!) {
    createDataExport(input: $input) { dataExport { id } errors { code path } }
  }
`);
