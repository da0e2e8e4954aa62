import { access, context, lambda } from 'grafast';
import { GraphQLError } from 'grafast/graphql';
import { extendSchema, gql } from 'postgraphile/utils';
import '../../core/requests/request-context.ts';
import { findBroker } from './eid/find-broker.ts';

/** The address to which a browser goes for identification. */
export const IdentityProviderPlugin: GraphileConfig.Plugin = {
  ...extendSchema({
    typeDefs: gql`
        """
        Where national e-IDs are asked for, by OpenID Connect.
        """
        type IdentityProvider {
          """
          The address of its authorisation endpoint.
          """
          authorizationUrl: String!
          """
          As whom we come.
          """
          clientId: String!
        }
        extend type Query {
          """
          Where people show who they are; null where they cannot. Fails with PARTNER_CALLBACK_ERROR when it is away.
          """
          identityProvider: IdentityProvider
        }
      `,
    objects: {
      Query: {
        plans: {
          identityProvider() {
            return lambda(context(), providerOf);
          },
        },
      },
      IdentityProvider: {
        plans: {
          authorizationUrl: ($provider) => access($provider, 'authorizationUrl'),
          clientId: ($provider) => access($provider, 'clientId'),
        },
      },
    },
  }),
  name: 'IdentityProviderPlugin',
  description: 'Answers where a national e-ID is asked for.',
};

async function providerOf({ origin, serverContext: { eid } }: Grafast.Context) {
  if (!origin.session) throw failure('UNAUTHORIZED', 'Only for people who are signed in');
  if (!eid) return null;
  const { authorize } = await findBroker(eid).catch(() => {
    throw failure('PARTNER_CALLBACK_ERROR', 'The e-ID does not respond');
  });
  return { authorizationUrl: authorize, clientId: eid.clientId };
}

function failure(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
