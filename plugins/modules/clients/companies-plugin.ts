import 'graphile-build-pg';
import { TYPES } from '@dataplan/pg';
import { context, type FieldArgs, lambda, list, type Step } from 'grafast';
import { GraphQLError } from 'grafast/graphql';
import type { Company } from '../../../ground/register/company.ts';
import { searchCompanies } from '../../../ground/register/search-companies.ts';

function failure(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The answer of the register, for SQL to make rows of. */
async function ask(
  registerUrl: string | null,
  name: string,
  isSignedIn: boolean,
): Promise<Company[]> {
  if (!isSignedIn) throw failure('UNAUTHORIZED', 'Only for people who are signed in');
  return searchCompanies(registerUrl, name).catch(() => {
    throw failure('BRREG_QUERY_FAILED', 'The business register does not answer');
  });
}

/**
 * The register's answer goes through `app_public.registered_companies`, so that its rows are of the
 * database's own types and know which of them have an account here.
 */
export function companiesPlugin({
  registerUrl,
}: {
  registerUrl: string | null;
}): GraphileConfig.Plugin {
  return {
    name: 'CompaniesPlugin',
    description: 'Adds the query companies: organisations of the business register by name.',
    schema: {
      hooks: {
        GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
          if (!scope.isRootQuery) return fields;
          const rows = Object.values(build.pgResources).find(
            (resource) => resource.extensions?.pg?.name === 'registered_companies',
          );
          if (!rows?.parameters) return fields;
          const { GraphQLList, GraphQLNonNull, GraphQLString } = build.graphql;
          const company = build.getOutputTypeByName(build.inflection.tableType(rows.codec));
          const field = fieldWithHooks({ fieldName: 'companies' }, () => ({
            description:
              'Organisations of the national business register by name, at most five. Fails with BRREG_QUERY_FAILED when the register is down.',
            type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(company))),
            args: { name: { type: new GraphQLNonNull(GraphQLString) } },
            plan: (_$root: Step, args: FieldArgs) => {
              const $answers = lambda(
                list([args.getRaw('name'), context().get('origin')]),
                ([name, origin]) => ask(registerUrl, String(name), Boolean(origin.session)),
              );
              return rows.execute([{ step: $answers, pgCodec: TYPES.jsonb, name: 'answers' }]);
            },
          }));
          return build.extend(fields, { companies: field }, 'Adding companies');
        },
      },
    },
  };
}
