import { ApolloClient, ApolloLink, fromPromise } from '@apollo/client/core';
import { print } from 'graphql';
import { request } from '../../api/authorizedFetch.ts';
import { NoCache } from './NoCache.ts';

interface Context {
  /** The answer to a list that was requested before the console had loaded. */
  early?: Promise<Record<string, unknown>> | null;
  fetchOptions?: { signal?: AbortSignal | undefined };
}

/** Sends operations as the whole console does: with the operator's token, and the end of a session seen. */
const link = new ApolloLink(({ query, variables, getContext }) => {
  const { early, fetchOptions } = getContext() as Context;
  const send = () => request(print(query), variables, { signal: fetchOptions?.signal });
  // An error of an early request is no answer: the question is sent again.
  const answer = early?.catch(send) ?? send();
  return fromPromise(
    answer.then(
      (data) => ({ data }),
      (cause) => ({ errors: [cause] }),
    ),
  );
});

/**
 * Apollo's core without its cache: react-admin has one. Two equal questions are two requests, since a write
 * may lie between them.
 */
export const createClient = () =>
  new ApolloClient({
    link,
    cache: new NoCache(),
    queryDeduplication: false,
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
    devtools: { enabled: false },
  });
