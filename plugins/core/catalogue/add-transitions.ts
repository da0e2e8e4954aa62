import type { Catalogue, CatalogueResource } from './catalogue.ts';

/** A row of `app_public.transitions`. */
export interface TransitionRow {
  entity: string;
  action: string;
  from_status: string | null;
  to_status: string;
  outcome: string;
  actors: string[];
  condition: string | null;
}

/** The mutation that declares the transition in `@performs`. */
function mutationOf({ mutations }: Catalogue, { table }: CatalogueResource, action: string) {
  return mutations.find(({ performs }) => performs.includes(`${table} ${action}`))?.name ?? null;
}

/** Adds the moves that rows can make, which are rows themselves. */
export function addTransitions(catalogue: Catalogue, rows: readonly TransitionRow[]): Catalogue {
  const resources = catalogue.resources.map((resource) => {
    const own = rows.filter(({ entity }) => entity === resource.table);
    const transitions = own.map(
      ({ action, from_status, to_status, outcome, actors, condition }) => ({
        action,
        from: from_status,
        to: to_status,
        outcome,
        actors,
        condition,
        mutation: mutationOf(catalogue, resource, action),
      }),
    );
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
