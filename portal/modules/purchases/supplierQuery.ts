import { graphql } from '../../graphql/graphql.ts';

/** The overdue amount of a supplier. */
export const supplierQuery = graphql(`
  query SupplierPart($id: ID!) {
    node(id: $id) { __typename ... on Supplier { id overdue } }
  }
`);
