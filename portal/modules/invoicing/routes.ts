import { isoDay } from '#shared/days/iso-day.ts';
import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const words = ['invoicing'];
/** Clients and profiles are created beside an invoice, and the identity is verified there. */
const editorLabels = ['accounts', 'clients', 'identity', 'invoicing', 'payout', 'recurring'];
const invoices = {
  access: 'loggedIn',
  words,
  fetchAhead: async (queryClient, search) => {
    const { fetchInvoices } = await import('./list/listedInvoices.ts');
    await fetchInvoices(queryClient, search);
  },
  screen: async () => (await import('./list/Invoices.tsx')).Invoices,
} satisfies Partial<ModuleRoute>;

export const routes: ModuleRoute[] = [
  { path: 'invoicemore/payout-service', start: 'invoicemore', ...invoices },
  { path: 'invoicemore/payout-service/invoices', ...invoices },
  {
    path: 'invoicemore/payout-service/drafts',
    access: 'loggedIn',
    words,
    screen: async () => (await import('./list/Drafts.tsx')).Drafts,
  },
  {
    path: 'invoicemore/invoice/$id',
    access: 'loggedIn',
    words: editorLabels,
    screen: async () => (await import('./view/InvoiceView.tsx')).InvoiceView,
  },
  {
    path: 'invoicemore/invoice-creation/{-$id}',
    access: 'loggedIn',
    words: [...editorLabels, 'inbound'],
    fetchAhead: async (queryClient) => {
      const { choicesOn } = await import('./draft/writingQuery.ts');
      await queryClient.prefetchQuery(choicesOn(isoDay(new Date())));
    },
    messages: ['invoicing/draft', 'invoicing/public', 'clients', 'app/forms'],
    screen: async () => (await import('./draft/InvoiceCreation.tsx')).InvoiceCreation,
  },
  {
    path: 'invoicemore/invoice-duplication/$id',
    access: 'loggedIn',
    words: words,
    screen: async () => (await import('./view/InvoiceDuplication.tsx')).InvoiceDuplication,
  },
  {
    path: 'invoicemore/credit-note-creation/$id',
    access: 'loggedIn',
    words,
    screen: async () => (await import('./credit/CreditNoteCreation.tsx')).CreditNoteCreation,
  },
];
