import 'graphile-build-pg';
import { context, lambda, SafeError, type Step } from 'grafast';
import type { GraphQLSchema } from 'grafast/graphql';
import type { Catalogue, CatalogueOperator, CatalogueResource } from './catalogue.ts';
import { type CheckedColumn, checkedColumnsQuery, possibleValues } from './checked-values.ts';
import { describeCatalogue } from './describe-catalogue.ts';
import { type OpenCommands, openPart } from './open-part.ts';

/** A row of `app_public.transitions`. */
interface TransitionRow {
  entity: string;
  action: string;
  from_status: string | null;
  to_status: string;
  outcome: string;
  actors: string[];
  condition: string | null;
}

/** The default of a column as Postgres writes it down. */
interface ColumnDefault {
  table_name: string;
  column_name: string;
  expression: string;
}

/** The defaults of all columns; introspection only shows that there is one. */
const defaultsQuery = `
  select c.relname as table_name, a.attname as column_name, pg_get_expr(d.adbin, d.adrelid) as expression
  from pg_attrdef d
  join pg_class c on c.oid = d.adrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
  where c.relnamespace = 'app_public'::regnamespace and a.attgenerated = ''`;

const transitionsQuery = `
  select entity, action, from_status, to_status, outcome, actors, condition from app_public.transitions
  order by entity, position, action`;

const operatorQuery = `
  select app_hidden.current_user_id() as id, app_hidden.current_actor_name() as name,
    app_hidden.current_operator_role() as role, app_hidden.current_actors() as actors`;

const openQuery = 'select table_name, commands from app_hidden.open_commands()';

async function sendCatalogue(
  read: () => Catalogue,
  { origin, withPgClient, pgSettings }: Grafast.Context,
) {
  if (origin.session?.role !== 'app_operator') {
    throw new SafeError('Only operators read the catalogue.', { code: 'UNAUTHORIZED' });
  }
  return withPgClient(pgSettings, async (client) => {
    const { rows } = await client.query<TransitionRow>({ text: transitionsQuery });
    const found = await client.query<CatalogueOperator>({ text: operatorQuery });
    const open = await client.query<OpenCommands>({ text: openQuery });
    const defaults = await client.query<ColumnDefault>({ text: defaultsQuery });
    const checked = await client.query<CheckedColumn>({ text: checkedColumnsQuery });
    const whole = addColumnFacts(addTransitions(read(), rows), defaults.rows, checked.rows);
    const operator = found.rows[0] ?? null;
    return { ...openPart(whole, open.rows, operator), operator };
  });
}

/** The console is generated; this provides the information that introspection lacks. */
export const CataloguePlugin: GraphileConfig.Plugin = {
  name: 'CataloguePlugin',
  description: 'Adds the query `catalogue`: tables, columns, tags, forms and transitions as JSON.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope }) {
        if (!scope.isRootQuery) return fields;
        let known: Catalogue | null = null;
        const described = (schema: GraphQLSchema) => {
          known ??= describeCatalogue(build, schema);
          return known;
        };
        return build.extend(
          fields,
          {
            catalogue: {
              description: 'What the console must know to draw its screens; see catalogue.ts.',
              type: new build.graphql.GraphQLNonNull(build.getOutputTypeByName('JSON')),
              plan: (_$root: Step, _args: object, { schema }: { schema: GraphQLSchema }) =>
                lambda(context(), (ctx) => sendCatalogue(() => described(schema), ctx)),
            },
          },
          'CataloguePlugin',
        );
      },
    },
  },
};

/** The value of a default that is a value: `true`, `12`, `'NB'::app_public.language`. */
function literal(expression: string): string | boolean | null {
  if (expression === 'true' || expression === 'false') return expression === 'true';
  if (/^-?\d+(\.\d+)?$/.test(expression)) return expression;
  const quoted = /^'((?:[^']|'')*)'::[\w." ]+$/.exec(expression)?.[1];
  return quoted?.replaceAll("''", "'") ?? null;
}

/**
 * Adds the defaults as initial values of forms, so that a form does not send their opposite, and the values that a
 * column can have, so that no filter offers another.
 */
function addColumnFacts(
  catalogue: Catalogue,
  rows: readonly ColumnDefault[],
  checked: readonly CheckedColumn[],
): Catalogue {
  const found = new Map(
    rows.map((row) => [`${row.table_name}.${row.column_name}`, literal(row.expression)]),
  );
  const resources = catalogue.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) => ({
      ...field,
      defaultValue: found.get(`${resource.table}.${field.column}`) ?? null,
      possibleValues: possibleValues(checked, resource.table, field.column),
    })),
  }));
  return { ...catalogue, resources };
}

/** The mutation that declares the transition in `@performs`; of several the one that is called on a row of the table. */
function mutationOf(
  { mutations }: Catalogue,
  { table, typeName }: CatalogueResource,
  action: string,
) {
  const found = mutations.filter(({ performs }) => performs.includes(`${table} ${action}`));
  const own = found.find(({ schema }) => schema.properties?.id?.nodeType === typeName);
  return (own ?? found[0])?.name ?? null;
}

/** Adds the moves that rows can make, which are rows themselves. */
function addTransitions(catalogue: Catalogue, rows: readonly TransitionRow[]): Catalogue {
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
