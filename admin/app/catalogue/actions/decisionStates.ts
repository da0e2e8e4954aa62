import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/**
 * The states in which a row waits for operators: those whose transitions declare the outcome OPERATORS. An
 * available transition is not enough, since a finished row can often be reopened and a running one stopped.
 */
export function decisionStates({ transitions }: CatalogueResource): string[] {
  const waiting = transitions.filter(({ outcome }) => outcome === 'OPERATORS').map(({ to }) => to);
  return [...new Set(waiting)];
}

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
