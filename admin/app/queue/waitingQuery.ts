import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { decisionStates } from '../catalogue/actions/decisionStates.ts';
import { type Operator, operatorTransitions } from '../catalogue/actions/operatorTransitions.ts';
import { initialSort } from '../catalogue/initialSort.ts';
import { isTagged } from '../catalogue/useConsoleModel.ts';
import { pageSizes } from '../list/listDefaults.ts';

/** A table whose rows wait for operators, the states in which they do, and whether for this one. */
export interface Queue {
  resource: CatalogueResource;
  states: string[];
  isMine: boolean;
}

/** The query for the latest events, as the first screen uses it. */
export const latestQuery = (log: CatalogueResource) => ({
  sort: initialSort(log),
  pagination: { page: 1, perPage: pageSizes.latestEvents },
});

/** The query of a queue: rows in its states that are not archived, the longest waiting first. */
export function waitingQuery({ resource, states }: Queue, perPage: number) {
  const since = ['submittedAt', 'createdAt', 'id'].find((name) =>
    resource.fields.some((field) => field.name === name && field.sortable),
  );
  const archived = resource.fields.find(({ tags }) => tags.filter === 'archived');
  return {
    since: since === 'id' ? null : (since ?? null),
    params: {
      filter: {
        [resource.statusField ?? '']: states,
        ...(archived && { [archived.name]: { isNull: true } }),
      },
      sort: { field: since ?? 'id', order: 'ASC' as const },
      meta: { areFew: true },
      pagination: { page: 1, perPage },
    },
  };
}

/** All queues, those this operator may decide first. */
export function queuesOf(catalogue: Catalogue, operator: Operator | null): Queue[] {
  return catalogue.resources
    .filter(({ operations, statusField }) => operations.list !== null && statusField !== null)
    .map((resource) => {
      const states = decisionStates(resource);
      const isMine = states.some(
        (state) => operatorTransitions(resource, state, operator).length > 0,
      );
      return { resource, states, isMine };
    })
    .filter(({ states }) => states.length > 0)
    .sort((a, b) => Number(b.isMine) - Number(a.isMine));
}

/** The table of events, if this operator may read it. */
export const eventLogOf = ({ resources }: Catalogue): CatalogueResource | undefined =>
  resources.find((resource) => isTagged(resource, 'eventLog') && resource.operations.list !== null);
