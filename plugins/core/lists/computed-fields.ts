import 'graphile-build-pg';
import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import type { ComputedSource } from './list-definition.ts';

interface ComputedField {
  /** Its field in the API. */
  name: string;
  source: ComputedSource;
  codec: PgCodec;
  tags: Partial<GraphileBuild.PgResourceTags>;
}

/** Functions of a row with the given tag: those that return plain values, or files for `@document`. */
export function computedFields(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
  tag: 'filter' | 'sum' | 'document' | 'listed',
): ComputedField[] {
  return Object.values(build.pgResources).flatMap((resource: PgResource): ComputedField[] => {
    const { canExecute, tags, pg } = resource.extensions ?? {};
    const isOfRow = resource.parameters?.length === 1 && resource.parameters[0]?.codec === codec;
    if (!isOfRow || !tags?.[tag] || !pg || canExecute === false) return [];
    if (resource.codec.attributes && tag !== 'document') return [];
    const details = { resource } as Parameters<typeof build.inflection.computedAttributeField>[0];
    return [
      {
        name: build.inflection.computedAttributeField(details),
        source: { schemaName: pg.schemaName, functionName: pg.name },
        codec: resource.codec,
        tags,
      },
    ];
  });
}
