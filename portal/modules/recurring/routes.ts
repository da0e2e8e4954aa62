import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'invoicemore/invoice-repetition/$id',
    access: 'loggedIn',
    words: ['invoicing', 'recurring'],
    screen: async () => (await import('./InvoiceRepetition.tsx')).InvoiceRepetition,
  },
  {
    path: 'invoicemore/recurring-invoice/$id',
    access: 'loggedIn',
    screen: async () => (await import('./recurringScreen.tsx')).recurringScreen(),
  },
];
