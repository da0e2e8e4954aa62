import { graphql } from '../../graphql/graphql.ts';

/** Where one goes to show who one is. */
export const identityProviderQuery = graphql(`
  query IdentityProvider {
    identityProvider { authorizationUrl clientId }
  }
`);
