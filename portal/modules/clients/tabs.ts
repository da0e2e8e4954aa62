import type { ServiceTab } from '../../app/shell/ServicePage.tsx';

export const tabs: ServiceTab[] = [
  { label: 'words:nouns.clients.many', name: 'by-client', order: 30, visible: () => true },
];
