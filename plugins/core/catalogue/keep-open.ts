import type { Catalogue, CatalogueResource } from './catalogue.ts';

/** A row of `app_hidden.open_commands()`. */
export interface OpenCommands {
  table_name: string;
  commands: string[];
}

function keepOpenOf(resource: CatalogueResource, commands: string[]): CatalogueResource {
  const may = (command: string) => commands.includes(command);
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

/** Leaves only what the policies let this operator do: the schema is one for all of them. */
export function keepOpen(catalogue: Catalogue, rows: readonly OpenCommands[]): Catalogue {
  const commands = new Map(rows.map((row) => [row.table_name, row.commands]));
  return {
    ...catalogue,
    resources: catalogue.resources.map((resource) =>
      keepOpenOf(resource, commands.get(resource.table) ?? []),
    ),
  };
}
