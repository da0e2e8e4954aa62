import { graphql } from '../../graphql/graphql.ts';
import { clientBalanceFields } from './balance/balanceColumns.ts';

/** The clients of one payout profile. */
export const clientListQuery = graphql(
  `
  query ClientList(
    $freelanceProfileId: ID!
    $page: Int
    $perPage: Int
    $filter: ClientFilter
    $sortBy: [ClientSort!]
    $columns: [String!] = ["name", "clientNumber", "friendlyName", "email", "orgNumber"]
  ) {
    clients(
      freelanceProfileId: $freelanceProfileId
      page: $page
      perPage: $perPage
      filter: $filter
      sortBy: $sortBy
    ) {
      total
      exportPath(format: XLSX, columns: $columns)
      csvPath: exportPath(format: CSV, columns: $columns)
      items {
        id clientType clientNumber name friendlyName email orgNumber preferredDeliveryMethod takesEhf archivedAt isInsolvent
        address { city }
        ...ClientBalanceFields
      }
    }
  }
`,
  [clientBalanceFields],
);
