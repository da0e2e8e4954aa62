import type { InputSchema } from '../validate/input-schema.ts';

/** The prefix of values that only the form uses; they are never sent. */
const OWN = '$';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The initial values of a form for a row or a stored draft: those properties that its schema knows. A
 * referenced row is reduced to its id.
 */
export function dataOfRow(schema: InputSchema, given: unknown): unknown {
  if (schema.nodeType) return isObject(given) ? given.id : given;
  if (schema.items && Array.isArray(given)) {
    return given.map((one) => dataOfRow(schema.items ?? {}, one));
  }
  if (!schema.properties || !isObject(given)) return given;
  const known = Object.entries(schema.properties).flatMap(([name, property]) => {
    const value = given[name] === undefined ? pointedTo(property, name, given) : given[name];
    // A secret is typed again each time. A row has at most its mask.
    if (property.writeOnly || isMissing(property, value)) return [];
    return [[name, dataOfRow(property, value)] as const];
  });
  const own = Object.entries(given).filter(([name]) => name.startsWith(OWN));
  return Object.fromEntries([...known, ...own]);
}

/** A row contains a reference as a row: `boatId` is the id of its `boat`, `boatIds` those of its `boats`. */
function pointedTo(property: InputSchema, name: string, given: Record<string, unknown>): unknown {
  if (property.nodeType) return given[name.replace(/Id$/, '')];
  return property.items?.nodeType ? given[name.replace(/Ids$/, 's')] : undefined;
}

/** An absent object still gets inputs for its parts. */
const isMissing = (property: InputSchema, value: unknown) =>
  value === undefined || (value === null && property.properties !== undefined);
