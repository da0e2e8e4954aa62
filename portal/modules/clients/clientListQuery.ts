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
  ) {
    clients(
      freelanceProfileId: $freelanceProfileId
      page: $page
      perPage: $perPage
      filter: $filter
      sortBy: $sortBy
    ) {
      total
      exportPath(format: XLSX, columns: ["name", "clientNumber", "friendlyName", "email", "orgNumber"])
      csvPath: exportPath(format: CSV, columns: ["name", "clientNumber", "friendlyName", "email", "orgNumber"])
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
