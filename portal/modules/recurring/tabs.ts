import type { ServiceTab } from '../../app/shell/ServicePage.tsx';

export const tabs: ServiceTab[] = [
  {
    label: 'words:nouns.recurring_invoices.many',
    name: 'recurring-invoices',
    order: 15,
    visible: () => true,
  },
];
