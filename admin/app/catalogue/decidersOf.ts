import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { decisionStates } from './decisionStates.ts';

const PREFIX = 'OPERATOR_';

/** The operator roles that decide on a row in this state; empty when no decision is pending. */
export function decidersOf(resource: CatalogueResource, status: unknown): string[] {
  if (!decisionStates(resource).some((state) => state === status)) return [];
  const actors = resource.transitions
    .filter(({ from, mutation }) => from === status && mutation !== null)
    .flatMap((row) => row.actors)
    .filter((actor) => actor.startsWith(PREFIX));
  return [...new Set([...actors, `${PREFIX}ADMIN`])].map((actor) => actor.slice(PREFIX.length));
}
