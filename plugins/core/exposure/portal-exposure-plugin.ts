import 'graphile-build-pg';
import type { PgCodec, PgCodecAttribute } from '@dataplan/pg';

function isUuid(attribute: PgCodecAttribute | undefined): boolean {
  const codec = attribute?.codec.domainOfCodec ?? attribute?.codec;
  return codec?.name === 'uuid';
}

/** Keys are told as global ids, so the raw uuid of a table or of a type with `@prefix` is silent. */
function isRawKey(codec: PgCodec, attributeName: string): boolean {
  if (!isUuid(codec.attributes?.[attributeName])) return false;
  return attributeName === 'id' || attributeName.endsWith('_id');
}

/** What the portal leaves out of everything that its role may see. */
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
    },
  },
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred(behavior, [codec, attributeName]) {
          if (attributeName === 'search_text') return [behavior, '-attribute:select'];
          return isRawKey(codec, attributeName) ? [behavior, '-attribute:select'] : behavior;
        },
      },
      pgCodecRelation: {
        inferred(behavior, relation) {
          const named = relation.extensions?.tags?.foreignFieldName;
          const single = relation.extensions?.tags?.foreignSingleFieldName;
          return relation.isReferencee && !named && !single ? [behavior, '-*'] : behavior;
        },
      },
    },
  },
};
