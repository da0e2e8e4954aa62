import path from 'node:path';
import { PgAggregatesPreset } from '@graphile/pg-aggregates';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import type { ApiOptions } from './core/api-options.ts';
import { basePreset } from './core/base-preset.ts';
import { CataloguePlugin } from './core/catalogue/catalogue-plugin.ts';
import { AdminExposurePlugin } from './core/exposure/admin-exposure-plugin.ts';
import { NestedOrderPlugin } from './core/exposure/nested-order-plugin.ts';
import { PortalExposurePlugin } from './core/exposure/portal-exposure-plugin.ts';
import { UntouchedRowsPlugin } from './core/exposure/untouched-rows-plugin.ts';
import { GlobalIdsPlugin } from './core/ids/global-ids-plugin.ts';
import { ConnectionLimitPlugin } from './core/limits/connection-limit-plugin.ts';
import { adminLimits, portalLimits } from './core/limits/limits.ts';
import { limitsPlugin } from './core/limits/limits-plugin.ts';
import { PersistedOperations } from './core/limits/persisted-operations.ts';
import { persistedOperationsPlugin } from './core/limits/persisted-operations-plugin.ts';
import { listsPlugin } from './core/lists/lists-plugin.ts';
import { SearchFilterPlugin } from './core/lists/search-filter-plugin.ts';
import { readModulePresets } from './core/modules/read-module-presets.ts';
import { ScreensPlugin } from './core/screens/screens-plugin.ts';

const modulesFolder = path.join(import.meta.dirname, 'modules');
const operationsFile = path.join(import.meta.dirname, '../dist/portal-operations.json');

/** The API of the portal: exactly the operations of the product, no generated ones. */
export function portalPreset(options: ApiOptions): GraphileConfig.Preset {
  const operations = new PersistedOperations(options.operationsFile ?? operationsFile);
  return {
    extends: [
      basePreset(options, { role: 'app_user', rawIds: false, operations }),
      ...readModulePresets(options.modulesFolder ?? modulesFolder, 'portal', options),
    ],
    plugins: [
      GlobalIdsPlugin,
      PortalExposurePlugin,
      NestedOrderPlugin,
      listsPlugin({ secret: options.secret }),
      ScreensPlugin,
      persistedOperationsPlugin(operations),
      limitsPlugin({ limits: portalLimits, isOpen: options.isOpen ?? false }),
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
      PostGraphileConnectionFilterPreset,
      PgAggregatesPreset,
      ...readModulePresets(options.modulesFolder ?? modulesFolder, 'admin', options),
    ],
    plugins: [
      AdminExposurePlugin,
      UntouchedRowsPlugin,
      SearchFilterPlugin,
      CataloguePlugin,
      ConnectionLimitPlugin,
      limitsPlugin({ limits: adminLimits, isOpen: options.isOpen ?? false }),
    ],
    // Rows are known by their own uuids here, as the console's grids want them.
    disablePlugins: [
      'NodePlugin',
      'AddNodeInterfaceToSuitableTypesPlugin',
      'PgTableNodePlugin',
      'PgNodeIdAttributesPlugin',
      'RegisterQueryNodePlugin',
      'NodeAccessorPlugin',
      'PgConditionArgumentPlugin',
      'PgConnectionArgOrderByDefaultValuePlugin',
      // Aggregates of a list are wanted; groups and aggregates of relations would triple the schema.
      'PgAggregatesAddConnectionGroupedAggregatesPlugin',
      'PgAggregatesAddGroupByAggregateEnumsPlugin',
      'PgAggregatesAddGroupByAggregateEnumValuesForAttributesPlugin',
      'PgAggregatesAddHavingAggregateTypesPlugin',
      'PgAggregatesFilterRelationalAggregatesPlugin',
      'PgAggregatesOrderByAggregatesPlugin',
    ],
    schema: {
      defaultBehavior: '-mutationField -list',
      connectionFilterAllowEmptyObjectInput: true,
      connectionFilterAllowNullInput: true,
    },
    grafserv: { graphqlPath: '/admin/graphql' },
  };
}
