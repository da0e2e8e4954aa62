import type { ServiceTab } from '../../app/shell/ServicePage.tsx';

const area = 'payoutmore/purchases';
const always = () => true;

export const tabs: ServiceTab[] = [
  { area, label: 'words:nouns.purchases.many', name: 'all', order: 0, visible: always },
  { area, label: 'words:nouns.refunds.many', name: 'refunds', order: 10, visible: always },
  { area, label: 'words:nouns.suppliers.many', name: 'by-supplier', order: 20, visible: always },
];
