import type { Catalogue, CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

// The daily work first, the house's own keeping last; a section not named here stands between.
const first = ['invoicing', 'clients', 'payout', 'people', 'recruitment', 'settlement'];
const last = ['settings', 'system', 'other'];

function rank(section: string): number {
  const early = first.indexOf(section);
  return early < 0 ? first.length + Math.max(0, last.indexOf(section) + 1) : early;
}

/**
 * The menu: one group for each section. Within it, what most else hangs on stands first: invoices
 * before deliveries, accounts before memberships.
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
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name));
}
