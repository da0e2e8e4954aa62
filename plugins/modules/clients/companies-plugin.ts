import 'graphile-build-pg';
import { TYPES } from '@dataplan/pg';
import { context, type FieldArgs, lambda, type Step } from 'grafast';
import { GraphQLError } from 'grafast/graphql';
import { tidyField } from '#forms/validate/tidy-field.ts';
import { tidyText } from '#forms/validate/tidy-text.ts';
import { isOrganizationNumber } from '#shared/numbers/is-organization-number.ts';
import { type Company, findCompany, searchCompanies } from '#shared/register/read-company.ts';
import '../../core/requests/request-context.ts';

function failure(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The answer of the register, for SQL to make rows of. */
async function fetchCompanies(
  name: string,
  { origin, serverContext: { registerUrl } }: Grafast.Context,
): Promise<Company[]> {
  if (!origin.session) throw failure('UNAUTHORIZED', 'Only for people who are signed in');
  return companiesFor(registerUrl, name).catch(() => {
    throw failure('BRREG_QUERY_FAILED', 'The business register does not respond');
  });
}

/** People have the number at hand as often as the name, with spaces, NO or MVA about it. */
async function companiesFor(registerUrl: string | null, typed: string): Promise<Company[]> {
  const number = tidyField('organizationNumber', typed);
  if (!isOrganizationNumber(number)) return searchCompanies(registerUrl, tidyText(typed));
  const company = await findCompany(registerUrl, number);
  return company ? [company] : [];
}

/**
 * The register's answer goes through `app_public.registered_companies`, so that its rows are of the
 * database's own types and know which of them have an account here.
 */
export const CompaniesPlugin: GraphileConfig.Plugin = {
  name: 'CompaniesPlugin',
  description:
    'Adds the query companies: organisations of the business register by name or number.',
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
            'Organisations of the national business register by name, at most five, or the one of an organisation number. Fails with BRREG_QUERY_FAILED when the register is down.',
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(company))),
          args: { name: { type: new GraphQLNonNull(GraphQLString) } },
          plan: (_$root: Step, args: FieldArgs) => {
            const $answers = lambda([args.getRaw('name'), context()], ([name, ctx]) =>
              fetchCompanies(String(name), ctx),
            );
            return rows.execute([{ step: $answers, pgCodec: TYPES.jsonb, name: 'answers' }]);
          },
        }));
        return build.extend(fields, { companies: field }, 'Adding companies');
      },
    },
  },
};
