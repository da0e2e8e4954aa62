/**
 * Apollo without React and without its cache, in the place of `@apollo/client` for ra-data-graphql. The cache
 * is a third of the package's script.
 */
export { ApolloClient, gql, HttpLink } from '@apollo/client/core';
export { NoCache as InMemoryCache } from './NoCache.ts';
