import type { Catalogue, CatalogueOperator, CatalogueResource } from './catalogue.ts';

/** A row of `app_hidden.open_commands()`. */
export interface OpenCommands {
  table_name: string;
  commands: string[];
}

/**
 * A row with transitions is created by the transition from nothing, so its actor must be allowed to the
 * operator.
 */
function isCreatedBy(
  { transitions }: CatalogueResource,
  operator: CatalogueOperator | null,
): boolean {
  const initials = transitions.filter(({ from }) => from === null);
  return (
    transitions.length === 0 ||
    initials.some(({ actors }) => actors.some((actor) => operator?.actors.includes(actor)))
  );
}

function openPartOf(
  resource: CatalogueResource,
  commands: string[],
  operator: CatalogueOperator | null,
): CatalogueResource {
  const may = (command: string) =>
    commands.includes(command) && (command !== 'INSERT' || isCreatedBy(resource, operator));
  const { list, one, create, createKey, update, delete: destroy } = resource.operations;
  return {
    ...resource,
    operations: {
      ...resource.operations,
      list: may('SELECT') ? list : null,
      one: may('SELECT') ? one : null,
      create: may('INSERT') ? create : null,
      createKey: may('INSERT') ? createKey : null,
      update: may('UPDATE') ? update : null,
      delete: may('DELETE') ? destroy : null,
    },
    fields: resource.fields.map((field) => ({
      ...field,
      insertable: field.insertable && may('INSERT'),
      updatable: field.updatable && may('UPDATE'),
    })),
  };
}

/** Leaves only what policies and transitions let this operator do: the schema is one for all of them. */
export function openPart(
  catalogue: Catalogue,
  rows: readonly OpenCommands[],
  operator: CatalogueOperator | null,
): Catalogue {
  const commands = new Map(rows.map((row) => [row.table_name, row.commands]));
  return {
    ...catalogue,
    resources: catalogue.resources.map((resource) =>
      openPartOf(resource, commands.get(resource.table) ?? [], operator),
    ),
  };
}
