import { createContext, useContext } from 'react';
import { useResourceContext } from 'react-admin';
import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import type { ConsoleModel } from './loadConsoleModel.ts';

/** The kind of value a column stores, by its tag `@holds`: names and keys that a log stores unchanged. */
export const holds = (field: CatalogueField) => tagOf(field, 'holds');

export const ConsoleModelContext = createContext<ConsoleModel | null>(null);

/** The catalogue, from any screen below the console. */
export function useConsoleModel(): ConsoleModel {
  const model = useContext(ConsoleModelContext);
  if (model === null) throw new Error('useKnowledge is called outside the console.');
  return model;
}

/** The catalogue's entry of the resource the screen shows. */
export function useResource(name?: string): CatalogueResource {
  const inContext = useResourceContext();
  return resourceNamed(useConsoleModel().catalogue, name ?? inContext ?? '');
}

/** The resource of that route name; a name that the catalogue does not have is a bug. */
export function resourceNamed(catalogue: Catalogue, name: string): CatalogueResource {
  const found = catalogue.resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`The catalogue has no resource ${name}.`);
  return found;
}

/** The text of a smart tag; the first when it is written several times. */
export function tagOf(thing: object, name: string): string | null {
  const tags: unknown = Reflect.get(thing, 'tags');
  if (typeof tags !== 'object' || tags === null) return null;
  const value: unknown = Reflect.get(tags, name);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : null;
}

/**
 * The table a row of a log refers to: the column that holds a table has its name. Undefined for a table that
 * operators do not see.
 */
export function subjectOf(
  { resources }: Catalogue,
  log: CatalogueResource | undefined,
  record: object | undefined,
): CatalogueResource | undefined {
  const naming = log?.fields.find((field) => holds(field) === 'table');
  const table: unknown = naming && record && Reflect.get(record, naming.name);
  return resources.find((resource) => resource.table === table);
}

/** The column or computed field that has the unit of a figure, by the figure's tag `@unit`. */
export function unitColumn(
  { resources }: Catalogue,
  field: CatalogueField,
): CatalogueField | undefined {
  const column = tagOf(field, 'unit');
  const owner = column && resources.find(({ fields }) => fields.includes(field));
  return owner ? owner.fields.find((other) => (other.column ?? other.name) === column) : undefined;
}

/**
 * The unit of a number: `MINOR` (øre), `PERCENT` or another value of the enum. The tag `@unit` names it, or
 * the column that contains it for each row. Undefined for a number without a unit.
 */
export function unitOf(
  catalogue: Catalogue,
  field: CatalogueField,
  record: object | undefined,
): string | undefined {
  const column = unitColumn(catalogue, field);
  const unit: unknown = column ? record && Reflect.get(record, column.name) : tagOf(field, 'unit');
  return typeof unit === 'string' ? unit : undefined;
}

/** Whether the smart tag is present, with or without text. */
export function isTagged(thing: object, name: string): boolean {
  const tags: unknown = Reflect.get(thing, 'tags');
  return typeof tags === 'object' && tags !== null && Reflect.get(tags, name) !== undefined;
}
