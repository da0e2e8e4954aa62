import 'graphile-build-pg';

/** The names of the API: a column `id` stays `id`, and an amount is told without its unit. */
export const NamingPlugin: GraphileConfig.Plugin = {
  name: 'NamingPlugin',
  description: 'Keeps a column named id and drops the unit from the names of amounts.',
  inflection: {
    replace: {
      _attributeName(_previous, _preset, { codec, attributeName }) {
        const name = codec.attributes[attributeName]?.extensions?.tags?.name;
        const text = typeof name === 'string' ? name : attributeName;
        return this.coerceToGraphQLName(text.replace(/_minor$/, ''));
      },
    },
  },
};
