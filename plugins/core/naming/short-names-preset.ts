import { PgSimplifyInflectionPlugin } from '@graphile/simplify-inflection';

/** Simplify-inflection, silent about inflectors of plugins that an API does without. */
export const ShortNamesPreset: GraphileConfig.Preset = {
  plugins: [
    {
      ...PgSimplifyInflectionPlugin,
      inflection: {
        ...PgSimplifyInflectionPlugin.inflection,
        ignoreReplaceIfNotExists: Object.keys(
          PgSimplifyInflectionPlugin.inflection?.replace ?? {},
        ) as (keyof GraphileBuild.Inflection)[],
      },
    },
  ],
  schema: {
    pgShortPk: true,
    pgSimplifyPatch: true,
    pgSimplifyAllRows: true,
  },
};
