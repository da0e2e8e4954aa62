import { graphql } from '#portal/graphql/graphql.ts';

/** Organisations in the business register by name or number. */
export const companiesQuery = graphql(`
  query Companies($name: String!) {
    companies(name: $name) {
      name orgNumber markedAsBankruptcy underLiquidation underForcedLiquidation deleted accountExists
      address { line1 line2 postalCode city county country }
    }
  }
`);
