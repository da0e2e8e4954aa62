import type { ServiceTab } from '../../app/shell/ServiceTab.ts';

export const tabs: ServiceTab[] = [
  {
    label: 'words:nouns.recurring_invoices.many',
    name: 'recurring-invoices',
    order: 15,
    visible: () => true,
  },
];
