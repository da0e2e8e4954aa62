import { graphql } from '../../graphql/graphql.ts';

/** What should have been paid to a supplier before today. */
export const supplierQuery = graphql(`
  query SupplierPart($id: ID!) {
    node(id: $id) { __typename ... on Supplier { id overdue } }
  }
`);
