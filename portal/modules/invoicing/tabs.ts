import type { ServiceTab } from '../../app/shell/ServicePage.tsx';

const always = () => true;

export const tabs: ServiceTab[] = [
  { label: 'words:nouns.invoices.many', name: 'invoices', order: 0, visible: always },
  { label: 'invoicing:tab.drafts', name: 'drafts', order: 10, visible: always },
  { label: 'words:nouns.credit_notes.many', name: 'credit-notes', order: 20, visible: always },
];
