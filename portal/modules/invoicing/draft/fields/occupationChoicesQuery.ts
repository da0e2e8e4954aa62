import { graphql } from '#portal/graphql/graphql.ts';

/** Occupations that match what is typed. */
export const occupationChoicesQuery = graphql(`
  query OccupationChoices($keyword: String) {
    occupationCodes(keyword: $keyword, page: 1, perPage: 5) {
      total
      items { id name nameEn isEnabled }
    }
  }
`);
