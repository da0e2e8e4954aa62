import 'graphile-build-pg';
import { context, lambda, SafeError, type Step } from 'grafast';
import type { GraphQLSchema } from 'grafast/graphql';
import { addDefaults, type ColumnDefault, defaultsQuery } from './add-defaults.ts';
import { addTransitions, type TransitionRow } from './add-transitions.ts';
import type { Catalogue, CatalogueOperator } from './catalogue.ts';
import { describeCatalogue } from './describe-catalogue.ts';
import { type OpenCommands, openPart } from './open-part.ts';

const transitionsQuery = `
  select entity, action, from_status, to_status, outcome, actors, condition from app_public.transitions
  order by entity, position, action`;

const operatorQuery = `
  select app_hidden.current_user_id() as id, app_hidden.current_actor_name() as name,
    app_hidden.current_operator_role() as role, app_hidden.current_actors() as actors`;

const openQuery = 'select table_name, commands from app_hidden.open_commands()';

async function tell(read: () => Catalogue, { origin, withPgClient, pgSettings }: Grafast.Context) {
  if (origin.session?.role !== 'app_operator') {
    throw new SafeError('Only operators read the catalogue.', { code: 'UNAUTHORIZED' });
  }
  return withPgClient(pgSettings, async (client) => {
    const { rows } = await client.query<TransitionRow>({ text: transitionsQuery });
    const asking = await client.query<CatalogueOperator>({ text: operatorQuery });
    const open = await client.query<OpenCommands>({ text: openQuery });
    const defaults = await client.query<ColumnDefault>({ text: defaultsQuery });
    const whole = addDefaults(addTransitions(read(), rows), defaults.rows);
    const operator = asking.rows[0] ?? null;
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
                lambda(context(), (ctx) => tell(() => described(schema), ctx)),
            },
          },
          'CataloguePlugin',
        );
      },
    },
  },
};
