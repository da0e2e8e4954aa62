import * as icons from 'virtual:table-icons';
import { IconTable } from '@tabler/icons-react';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

const known: Partial<typeof icons> = icons;

/** A table's icon, the one its comment names. */
export function ResourceIcon({ resource: { icon } }: { resource: CatalogueResource }) {
  const Icon = known[icon ?? ''] ?? IconTable;
  return <Icon size={18} stroke={1.6} aria-hidden="true" />;
}
