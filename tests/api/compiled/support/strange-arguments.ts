import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'grafast/graphql';

/** An argument of a query, or a part of one, that takes a scalar. */
export interface ScalarPlace {
  /** For example `invoices(filter.issuedOn.equalTo: Date)`. */
  name: string;
  scalar: string;
  /** A query with the argument as its one variable; the other required arguments are literals. */
  query: string;
  /** The variables that set the argument to a value. */
  variables(value: unknown): Record<string, unknown>;
}

const texts = [
  '',
  'x',
  '%\\',
  '1e400',
  '-0',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  'infinity',
  'now',
];
const decimals = ['NaN', '9'.repeat(1_500), `-0.${'0'.repeat(1_500)}1`, '١'];
const numbers = [0, -1, 2_147_483_647, -2_147_483_648, 2 ** 53 - 1, 1 - 2 ** 53, 1e308, 1.5];
const moments = ['2026-01-01T25:00:00Z', '-4713-01-01', '294277-01-01T00:00:00Z', '25:61', '24:00'];
const ids = ['00000000-0000-0000-0000-000000000000', 'inv_8zzzzzzzzzzzzzzzzzzzzzzzzz', "' or ''='"];
const others = [true, [], {}, ['x'], { x: 1 }, 'x'.repeat(1_500), 'a\u0000b', '\ud800'];

/** Values that few scalars accept, and some that only the database would refuse. */
export const strangeValues: readonly unknown[] = [
  ...texts,
  ...decimals,
  ...numbers,
  ...moments,
  ...ids,
  ...others,
];

/** Every scalar in the arguments of Query, and of the types whose rows have one of these ids. */
export function scalarPlaces(
  schema: GraphQLSchema,
  idsOf: ReadonlyMap<string, string>,
): ScalarPlace[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const roots = placesOf(query.getFields(), (field) => field);
  const below = [...idsOf].flatMap(([name, id]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [];
    return placesOf(
      type.getFields(),
      (field) => `node(id: "${id}") { ... on ${name} { ${field} } }`,
    );
  });
  return [...roots, ...below];
}

type Fields = ReturnType<NonNullable<ReturnType<GraphQLSchema['getQueryType']>>['getFields']>;

function placesOf(fields: Fields, within: (field: string) => string): ScalarPlace[] {
  const seen = new Set<string>();
  return Object.values(fields).flatMap((field) =>
    field.args.flatMap((arg) =>
      leaves(arg.type, seen).map(({ path, scalar, wrap }) => {
        const required = field.args.filter((one) => one !== arg && isNonNullType(one.type));
        const args = required.map((one) => `${one.name}: ${usual(one.type)}`);
        const text = `${field.name}(${[`${arg.name}: $value`, ...args].join(', ')}) ${selection(field.type)}`;
        return {
          name: `${field.name}(${[arg.name, ...path].join('.')}: ${scalar})`,
          scalar,
          query: `query ($value: ${arg.type}) { ${within(text)} }`,
          variables: (value: unknown) => ({ value: wrap(value) }),
        };
      }),
    ),
  );
}

interface Leaf {
  path: string[];
  scalar: string;
  wrap: (value: unknown) => unknown;
}

/** The filters of a column equal those of all columns of its type, so each type is visited once. */
function leaves(type: GraphQLInputType, seen: Set<string>, depth = 0): Leaf[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    return leaves(nullable.ofType, seen, depth).map((leaf) => ({
      ...leaf,
      wrap: (value) => [leaf.wrap(value)],
    }));
  }
  if (isScalarType(nullable)) return [{ path: [], scalar: nullable.name, wrap: (value) => value }];
  if (!isInputObjectType(nullable) || depth > 3) return [];
  if (depth > 0 && seen.has(nullable.name)) return [];
  if (depth > 0) seen.add(nullable.name);
  return Object.values(nullable.getFields()).flatMap((field) =>
    leaves(field.type, seen, depth + 1).map(({ path, scalar, wrap }) => ({
      path: [field.name, ...path],
      scalar,
      wrap: (value) => ({ [field.name]: wrap(value) }),
    })),
  );
}

const usual = (type: GraphQLInputType): string =>
  ({ Int: '1', Boolean: 'true' })[getNamedType(type).name] ?? '"x"';

/** A minimal selection that makes the server use the argument. */
function selection(type: Parameters<typeof getNamedType>[0]): string {
  const named = getNamedType(type)!;
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const fields = named.getFields();
  const rows = fields.items ?? fields.nodes;
  if (rows && !isLeafType(getNamedType(rows.type)))
    return `{ ${rows.name} ${selection(rows.type)} }`;
  const leaf = Object.values(fields).find(
    ({ type: inner, args }) => isLeafType(getNamedType(inner)) && args.length === 0,
  );
  if (leaf) return `{ ${leaf.name} }`;
  const [first] = Object.values(fields).filter(({ args }) => args.length === 0);
  return first ? `{ ${first.name} ${selection(first.type)} }` : '{ __typename }';
}
