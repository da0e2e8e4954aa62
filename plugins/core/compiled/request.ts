import type { LinkContext } from '../lists/export-path.ts';
import type { Around } from './finish-answer.ts';

/** A request for a compiled operation. */
export interface Request extends Around {
  context: LinkContext;
  /** Checked and with their defaults, as GraphQL coerces them. */
  variables: Record<string, unknown>;
}

export function requestOf(context: LinkContext, variables: Record<string, unknown>): Request {
  const { secret } = context.surroundings;
  return { context, variables, secret, paths: [], documents: [] };
}
