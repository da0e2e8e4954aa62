import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const publicInvoice = async () =>
  (await import('./public/PublicInvoicePage.tsx')).PublicInvoicePage;

export const open: ModuleRoute[] = [
  { path: 'invoicemore/public-invoice/$token', access: 'all', screen: publicInvoice },
];
