import { graphql } from '#portal/graphql/graphql.ts';
import { statementFields } from './statementFields.ts';

/** The newest statements of a client. */
export const statementsQuery = graphql(
  `
    query ClientStatements($clientId: ID!) {
      clientStatements(filter: { clientId: $clientId }, sortBy: [CREATED_AT_DESC], page: 1, perPage: 3) {
        items { ...StatementFields }
      }
    }
  `,
  [statementFields],
);
