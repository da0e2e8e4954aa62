import type { Catalogue, CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

/** The menu: sections in the order of the catalogue, the system's own last. */
export function menuSections(
  catalogue: Catalogue,
): { name: string; resources: CatalogueResource[] }[] {
  const sections = new Map<string, CatalogueResource[]>();
  for (const resource of catalogue.resources) {
    if (resource.hidden || resource.operations.list === null) continue;
    const name = resource.section ?? 'other';
    sections.set(name, [...(sections.get(name) ?? []), resource]);
  }
  const last = (name: string) => ['settings', 'system', 'other'].indexOf(name);
  return [...sections]
    .map(([name, resources]) => ({ name, resources }))
    .sort((a, b) => last(a.name) - last(b.name));
}
