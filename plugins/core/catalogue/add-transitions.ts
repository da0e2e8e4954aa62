import type { Catalogue, CatalogueResource } from './catalogue.ts';

/** A row of `app_public.transitions`. */
export interface TransitionRow {
  entity: string;
  action: string;
  from_status: string | null;
  to_status: string;
  outcome: string;
  actors: string[];
}

/**
 * Finds the mutation of a transition: the one named after its action that answers with the row, as
 * `approve` of invoices is `approveInvoice`.
 */
function mutationOf({ mutations }: Catalogue, { typeName }: CatalogueResource, action: string) {
  const verb = action.replace(/[_-](\w)/g, (_all, letter: string) => letter.toUpperCase());
  const named = mutations.find(({ name }) => name === `${verb}${typeName}`);
  return named?.name ?? null;
}

/** Adds the moves that rows can make, which are rows themselves. */
export function addTransitions(catalogue: Catalogue, rows: readonly TransitionRow[]): Catalogue {
  const resources = catalogue.resources.map((resource) => {
    const own = rows.filter(({ entity }) => entity === resource.table);
    const transitions = own.map(({ action, from_status, to_status, outcome, actors }) => ({
      action,
      from: from_status,
      to: to_status,
      outcome,
      actors,
      mutation: mutationOf(catalogue, resource, action),
    }));
    return { ...resource, transitions, statusField: own.length > 0 ? 'status' : null };
  });
  const enums = catalogue.enums.map((one) => {
    const moves = resources
      .filter(({ fields, statusField }) =>
        fields.some(({ name, enumName }) => name === statusField && enumName === one.name),
      )
      .flatMap(({ transitions }) => transitions);
    return { ...one, outcomes: Object.fromEntries(moves.map(({ to, outcome }) => [to, outcome])) };
  });
  return { ...catalogue, resources, enums };
}
