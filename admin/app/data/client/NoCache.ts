import { ApolloCache } from '@apollo/client/core';

const nothing = () => undefined;

/** Stores nothing: react-admin has a cache of its own, and a second one would show rows of yesterday. */
export class NoCache extends ApolloCache<object> {
  override read = () => null;
  override write = nothing;
  override diff = () => ({ complete: false });
  override watch = () => nothing;
  override reset = async () => {};
  override evict = () => false;
  override restore = () => this;
  override extract = () => ({});
  override removeOptimistic = nothing;
  override performTransaction = () => {
    throw new Error('There is no cache to write to.');
  };
}
