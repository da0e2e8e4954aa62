import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { ConstraintColumnsPlugin } from '../errors/constraint-columns-plugin.ts';
import { FullListsPlugin } from '../exposure/full-lists-plugin.ts';
import { RememberedBehaviorPlugin } from '../exposure/remembered-behavior-plugin.ts';
import { AttachmentsPlugin } from '../files/attachments-plugin.ts';
import { readForms } from '../forms/read-forms.ts';
import { mutationsPlugin } from '../mutations/mutations-plugin.ts';
import { VisitorsPlugin } from '../mutations/visitors-plugin.ts';
import { CommentsPlugin } from '../naming/comments-plugin.ts';
import { NamingPlugin } from '../naming/naming-plugin.ts';
import { ShortNamesPreset } from '../naming/short-names-preset.ts';
import { subscriptionsPlugin } from '../realtime/subscriptions-plugin.ts';
import { JsonScalarPlugin } from '../scalars/json-scalar-plugin.ts';
import { NumberScalarsPlugin } from '../scalars/number-scalars-plugin.ts';
import { TimeScalarPlugin } from '../scalars/time-scalar-plugin.ts';
import { statesPlugin } from '../states/states-plugin.ts';
import type { ApiFiles, ApiKind } from './api-kind.ts';

/**
 * The preset that both schemas share. Schemas follow from the catalogue and the forms alone; the services of
 * a running server are in the context of each request, as `serverContext`.
 */
export function basePreset(
  { name, role, hasRawIds, address }: Omit<ApiKind, 'preset'>,
  { formsFolder, modulesFolder }: ApiFiles,
): GraphileConfig.Preset {
  return {
    extends: [PostGraphileAmberPreset, ShortNamesPreset],
    plugins: [
      introspectedRolePlugin(role),
      RememberedBehaviorPlugin,
      CommentsPlugin,
      ConstraintColumnsPlugin,
      NamingPlugin,
      NumberScalarsPlugin,
      JsonScalarPlugin,
      TimeScalarPlugin,
      FullListsPlugin,
      VisitorsPlugin,
      AttachmentsPlugin,
      mutationsPlugin(readForms(formsFolder, modulesFolder), hasRawIds),
      subscriptionsPlugin(hasRawIds),
      statesPlugin(name),
    ],
    disablePlugins: [
      // Mistakes in the catalogue must stop the build, not shrink the API.
      'SwallowErrorsPlugin',
      'QueryQueryPlugin',
      'MutationPayloadQueryPlugin',
      'ClientMutationIdDescriptionPlugin',
      'PgMutationPayloadEdgePlugin',
      'PgIndexBehaviorsPlugin',
    ],
    schema: { dontSwallowErrors: true, muteWarnings: true },
    grafserv: { graphqlPath: address },
  };
}

/** Reduces the catalogue to what a role is granted, independent of the role that has read it. */
function introspectedRolePlugin(role: string): GraphileConfig.Plugin {
  return {
    name: 'IntrospectedRolePlugin',
    description: `Builds the API as ${role} sees the database.`,
    gather: {
      hooks: {
        pgIntrospection_introspection(_info, { introspection }) {
          const found = introspection.roles.find(({ rolname }) => rolname === role);
          introspection.getCurrentUser = () => found;
        },
      },
    },
  };
}
