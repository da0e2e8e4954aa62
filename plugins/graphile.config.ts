import path from 'node:path';
import { PgAggregatesPreset } from '@graphile/pg-aggregates';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { CataloguePlugin } from './core/catalogue/catalogue-plugin.ts';
import { FieldMarksPlugin } from './core/compiled/field-marks-plugin.ts';
import { AdminExposurePlugin } from './core/exposure/admin-exposure-plugin.ts';
import { NestedOrderPlugin } from './core/exposure/nested-order-plugin.ts';
import { PortalExposurePlugin } from './core/exposure/portal-exposure-plugin.ts';
import { UntouchedRowsPlugin } from './core/exposure/untouched-rows-plugin.ts';
import { GlobalIdsPlugin } from './core/ids/global-ids-plugin.ts';
import { adminLimits, ConnectionLimitPlugin, portalLimits } from './core/limits/limits.ts';
import { ListsPlugin } from './core/lists/lists-plugin.ts';
import { SearchFilterPlugin } from './core/lists/search-filter-plugin.ts';
import { readModulePresets } from './core/modules/read-module-presets.ts';
import type { ApiFiles, ApiKind } from './core/schema/api-kind.ts';
import { basePreset } from './core/schema/base-preset.ts';
import { ScreensPlugin } from './core/screens/screens-plugin.ts';

/** The product's own. */
export const productFiles: ApiFiles = {
  formsFolder: path.join(import.meta.dirname, '../forms/modules'),
  modulesFolder: path.join(import.meta.dirname, 'modules'),
};

/** The API of the portal: exactly the operations of the product, no generated ones. */
export const portalApi: ApiKind = {
  name: 'portal',
  address: '/graphql',
  role: 'app_user',
  hasRawIds: false,
  limits: portalLimits,
  operationsFile: path.join(import.meta.dirname, '../dist/portal-operations.json'),
  preset: (files) => ({
    extends: [
      basePreset(portalApi, files),
      ...readModulePresets(files.modulesFolder, portalApi.name),
    ],
    plugins: [
      FieldMarksPlugin,
      GlobalIdsPlugin,
      PortalExposurePlugin,
      NestedOrderPlugin,
      ListsPlugin,
      ScreensPlugin,
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
  }),
};

/** The API of the operators' console: generated for every table they may see. */
export const adminApi: ApiKind = {
  name: 'admin',
  address: '/admin/graphql',
  role: 'app_operator',
  hasRawIds: true,
  limits: adminLimits,
  operationsFile: null,
  preset: (files) => ({
    extends: [
      basePreset(adminApi, files),
      PostGraphileConnectionFilterPreset,
      PgAggregatesPreset,
      ...readModulePresets(files.modulesFolder, adminApi.name),
    ],
    plugins: [
      AdminExposurePlugin,
      UntouchedRowsPlugin,
      SearchFilterPlugin,
      CataloguePlugin,
      ConnectionLimitPlugin,
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
      // Only aggregates of a list are enabled; groups and aggregates of relations would triple the schema.
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
  }),
};
