import 'graphile-build-pg';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { tagText } from '../naming/tag-texts.ts';

/** Makes a reader of global ids that must be of a given type; another type's id reads as null. */
export function globalIdReader(build: GraphileBuild.Build) {
  const prefixes = new Map<string, string>();
  for (const resource of Object.values(build.pgResources)) {
    const prefix = tagText(resource.codec.extensions?.tags?.prefix);
    if (resource.parameters || !prefix) continue;
    prefixes.set(build.inflection.tableType(resource.codec), prefix);
  }
  return (id: unknown, typeName: string): string | null => {
    const prefix = prefixes.get(typeName);
    const decoded = decodeTypeId(id);
    return decoded && decoded.prefix === prefix ? decoded.uuid : null;
  };
}
