import { graphql } from '#portal/graphql/graphql.ts';

/** A statement with its file and how it was mailed. */
export const statementFields = graphql(`
  fragment StatementFields on ClientStatement @_unmask {
    id startsOn endsOn closing recipient sendingAt sentAt failedAt
    pdfDocument { id downloadPath }
  }
`);
