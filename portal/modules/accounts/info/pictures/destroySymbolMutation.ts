import { graphql } from '#portal/graphql/graphql.ts';

/** Takes the picture from the account acted in. */
export const destroySymbolMutation = graphql(`
  mutation DestroyAccountSymbol($input: DestroyAccountSymbolInput!) {
    destroyAccountSymbol(input: $input) {
      account { id symbolDisplayPath }
      errors { code path }
    }
  }
`);
