import path from 'node:path';
import type { ApiOptions } from './core/api-options.ts';
import { basePreset } from './core/base-preset.ts';
import { NestedOrderPlugin } from './core/exposure/nested-order-plugin.ts';
import { PortalExposurePlugin } from './core/exposure/portal-exposure-plugin.ts';
import { GlobalIdsPlugin } from './core/ids/global-ids-plugin.ts';
import { listsPlugin } from './core/lists/lists-plugin.ts';
import { readModulePresets } from './core/modules/read-module-presets.ts';

const modulesFolder = path.join(import.meta.dirname, 'modules');

/** The API of the portal: exactly the operations of the product, no generated ones. */
export function portalPreset(options: ApiOptions): GraphileConfig.Preset {
  return {
    extends: [
      basePreset(options, { role: 'app_user', rawIds: false }),
      ...readModulePresets(options.modulesFolder ?? modulesFolder, 'portal', options),
    ],
    plugins: [
      GlobalIdsPlugin,
      PortalExposurePlugin,
      NestedOrderPlugin,
      listsPlugin({ secret: options.secret }),
    ],
    disablePlugins: [
      'PgTableNodePlugin',
      'PgNodeIdAttributesPlugin',
      'RegisterQueryNodePlugin',
      'NodeAccessorPlugin',
      'PgConditionArgumentPlugin',
      'PgFirstLastBeforeAfterArgsPlugin',
      'PgConnectionArgOrderByPlugin',
      'PgConnectionArgOrderByDefaultValuePlugin',
    ],
    schema: {
      defaultBehavior:
        '-insert -update -delete -mutationField -connection list -query:resource:list -query:resource:single',
      pgOmitListSuffix: true,
    },
    grafserv: { graphqlPath: '/graphql' },
  };
}

/** The API of the operators' console: generated for every table they may see. */
export function adminPreset(options: ApiOptions): GraphileConfig.Preset {
  return {
    extends: [
      basePreset(options, { role: 'app_operator', rawIds: true }),
      ...readModulePresets(options.modulesFolder ?? modulesFolder, 'admin', options),
    ],
    plugins: [],
    disablePlugins: ['NodePlugin'],
    schema: {
      defaultBehavior: '-mutationField',
    },
    grafserv: { graphqlPath: '/admin/graphql' },
  };
}
