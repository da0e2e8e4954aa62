import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** The positions of sections that no table places, and of the section for tables without one. */
const BETWEEN = 50;
const LAST = 100;

/** The position of a section, from the first of its tables that sets it. */
function placeOf(section: string, { resources }: Catalogue): number {
  if (section === 'other') return LAST;
  const places = resources.filter((one) => one.section === section);
  return places.find(({ sectionPlace }) => sectionPlace !== null)?.sectionPlace ?? BETWEEN;
}

/**
 * The menu: one group for each section, daily work first and administration last. Within a group the tables
 * with most dependents come first: invoices before deliveries, accounts before memberships.
 */
export function menuSections(
  catalogue: Catalogue,
): { name: string; resources: CatalogueResource[] }[] {
  const sections = new Map<string, CatalogueResource[]>();
  for (const resource of catalogue.resources) {
    if (resource.hidden || resource.operations.list === null) continue;
    const name = resource.section ?? 'other';
    sections.set(name, [...(sections.get(name) ?? []), resource]);
  }
  return [...sections]
    .map(([name, resources]) => ({
      name,
      resources: resources.sort(
        (a, b) => b.backward.length - a.backward.length || a.name.localeCompare(b.name),
      ),
    }))
    .sort(
      (a, b) =>
        placeOf(a.name, catalogue) - placeOf(b.name, catalogue) || a.name.localeCompare(b.name),
    );
}
