import { graphql } from '../../graphql/graphql.ts';

/** The address and client id of the e-ID provider. */
export const identityProviderQuery = graphql(`
  query IdentityProvider {
    identityProvider { authorizationUrl clientId }
  }
`);
