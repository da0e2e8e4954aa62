import { ConnectionFailure } from './GraphQLFailure.ts';

/** Whether a request that has failed `tries` times before is sent again: twice, if the connection failed. */
export const isRetried = (tries: number, error: unknown): boolean =>
  error instanceof ConnectionFailure && tries < 2;

/** The pause before, in milliseconds. */
export const retryDelay = (tries: number): number => 400 * 2 ** tries;
