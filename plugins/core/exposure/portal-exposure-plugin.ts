import 'graphile-build-pg';
import type { PgCodecAttribute } from '@dataplan/pg';

function isUuid(attribute: PgCodecAttribute | undefined): boolean {
  const codec = attribute?.codec.domainOfCodec ?? attribute?.codec;
  return codec?.name === 'uuid';
}

/** Hides from the portal part of the schema that its role could see. */
export const PortalExposurePlugin: GraphileConfig.Plugin = {
  name: 'PortalExposurePlugin',
  description: 'Shows relations instead of raw keys, and backward relations only when named.',
  inflection: {
    replace: {
      // The types that the generated CRUD would take are built but never used here; they must not
      // hold the names of the mutations' own input types.
      inputType(_previous, _preset, typeName) {
        return `${typeName}RowInput`;
      },
      // `created_by` becomes the relation `createdBy`, since the key itself is hidden.
      _getBaseName(previous, _preset, attributeName) {
        return previous?.(attributeName) ?? (/_by$|By$/.test(attributeName) ? attributeName : null);
      },
    },
  },
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred(behavior, [codec, attributeName]) {
          if (attributeName === 'search_text') return [behavior, '-attribute:select'];
          // Keys are exposed as global ids and relations.
          return isUuid(codec.attributes[attributeName])
            ? [behavior, '-attribute:select']
            : behavior;
        },
      },
      pgCodecRelation: {
        inferred(behavior, relation) {
          const named = relation.extensions?.tags?.foreignFieldName;
          const single = relation.extensions?.tags?.foreignSingleFieldName;
          return relation.isReferencee && !named && !single ? [behavior, '-*'] : behavior;
        },
        override: (behavior, relation) =>
          relation.extensions?.tags?.console ? [behavior, '-*'] : behavior,
      },
    },
  },
};
