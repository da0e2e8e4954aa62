import 'graphile-build-pg';
import { context, lambda, SafeError, type Step } from 'grafast';
import type { GraphQLSchema } from 'grafast/graphql';
import { addTransitions, type TransitionRow } from './add-transitions.ts';
import type { Catalogue } from './catalogue.ts';
import { describeCatalogue } from './describe-catalogue.ts';

const transitionsQuery = `
  select entity, action, from_status, to_status, actors from app_public.transitions
  order by entity, position, action`;

async function tell(read: () => Catalogue, { origin, withPgClient, pgSettings }: Grafast.Context) {
  if (origin.session?.role !== 'app_operator') {
    throw new SafeError('Only operators read the catalogue.', { code: 'UNAUTHORIZED' });
  }
  const { rows } = await withPgClient(pgSettings, (client) =>
    client.query<TransitionRow>({ text: transitionsQuery }),
  );
  return addTransitions(read(), rows);
}

/** The console is generated; this tells it what introspection cannot. */
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
