import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider } from 'react-admin';
import { adminApi } from '../api/authorizedFetch.ts';
import type { Knowledge } from '../catalogue/Knowledge.ts';
import { apolloFetch } from './apolloFetch.ts';
import { buildQueryIn } from './buildQueryIn.ts';
import { httpErrorOf } from './httpErrorOf.ts';

/**
 * The console's door to the admin API. Apollo's cache is bypassed, since react-admin keeps its
 * own; a GraphQL error is always thrown, never an empty list.
 */
export function createDataProvider(knowledge: Knowledge): DataProvider {
  const provider = buildGraphQLProvider({
    client: new ApolloClient({
      link: new HttpLink({ uri: adminApi, fetch: apolloFetch }),
      cache: new InMemoryCache(),
    }),
    introspection: false,
    buildQuery: buildQueryIn(knowledge),
    query: () => ({ fetchPolicy: 'no-cache', errorPolicy: 'none' }),
    mutation: () => ({ fetchPolicy: 'no-cache', errorPolicy: 'none' }),
  });
  const guarded =
    <P extends unknown[], R>(ask: (...params: P) => Promise<R>) =>
    (...params: P): Promise<R> =>
      ask(...params).catch((cause: unknown) => {
        throw httpErrorOf(cause);
      });
  return {
    ...provider,
    getList: guarded(provider.getList),
    getOne: guarded(provider.getOne),
    getMany: guarded(provider.getMany),
    getManyReference: guarded(provider.getManyReference),
    create: guarded(provider.create),
    update: guarded(provider.update),
    delete: guarded(provider.delete),
  };
}
