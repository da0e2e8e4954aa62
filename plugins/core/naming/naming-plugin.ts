import 'graphile-build-pg';

type Name = (text: string) => string;

/** Names are computed repeatedly while a schema is built; uncached, this was a seventh of the time. */
const known = new WeakMap<Name, Map<string, string>>();
function remembered(work: Name, text: string): string {
  const names = known.get(work) ?? new Map<string, string>();
  known.set(work, names);
  const name = names.get(text) ?? work(text);
  names.set(text, name);
  return name;
}

/** The names of the API: a column `id` stays `id`, and amounts are named without their unit. */
export const NamingPlugin: GraphileConfig.Plugin = {
  name: 'NamingPlugin',
  description: 'Keeps a column named id, and drops units and the account that keys carry along.',
  inflection: {
    replace: {
      coerceToGraphQLName: (previous, _preset, text) => remembered(previous!, text),
      pluralize: (previous, _preset, text) => remembered(previous!, text),
      singularize: (previous, _preset, text) => remembered(previous!, text),
      // A composite type is not singularized: `account_features` is no list of rows.
      tableType(previous, _preset, codec) {
        if (previous && codec.extensions?.isTableLike !== false) return previous(codec);
        return this.upperCamelCase(this._codecName(codec));
      },
      // A key that carries the account along, so that both rows are of one, speaks of the other row.
      _getBaseNameFromKeys(previous, _preset, keys) {
        const distinctive = keys.filter(({ attributeName }) => attributeName !== 'account_id');
        return previous!(distinctive.length > 0 ? distinctive : keys);
      },
      _manyRelation(previous, _preset, details) {
        return previous!(details).replace(/AndAccountId$/, '');
      },
      _attributeName(_previous, _preset, { codec, attributeName }) {
        const name = codec.attributes[attributeName]?.extensions?.tags?.name;
        const text = typeof name === 'string' ? name : attributeName;
        return this.coerceToGraphQLName(text.replace(/_minor$/, ''));
      },
      computedAttributeField(previous, _preset, details) {
        return previous!(details).replace(/Minor$/, '');
      },
    },
  },
};
