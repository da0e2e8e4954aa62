import { graphql } from '#portal/graphql/graphql.ts';

/** The fonts a team may choose among. */
export const themeFontsQuery = graphql(`
  query ThemeFonts { themeFonts { face name url } }
`);
