import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { decisionStates } from '../catalogue/actions/decisionStates.ts';
import { type Operator, operatorTransitions } from '../catalogue/actions/operatorTransitions.ts';

/** A table whose rows wait for operators, the states in which they do, and whether for this one. */
export interface Queue {
  resource: CatalogueResource;
  states: string[];
  isMine: boolean;
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
