import type { ServiceTab } from '../../app/shell/ServiceTab.ts';

export const tabs: ServiceTab[] = [
  { label: 'clients:menu.clients', name: 'by-client', order: 30, visible: () => true },
];
