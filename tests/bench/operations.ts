import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { BenchSession } from './bench-session.ts';

const invoice = `
  id status documentNumber invoicedOn dueOn total
  client { id name }
  lines { id position lineType description quantity unitPrice amount vat }`;

const list = `{
  invoices(perPage: 25, sortBy: [CREATED_AT_DESC]) { total items { ${invoice} } }
}`;

const search = `query ($filter: InvoiceFilter) {
  invoices(perPage: 25, sortBy: [CREATED_AT_DESC], filter: $filter) { total items { ${invoice} } }
}`;

const detail = `query ($id: ID!) { node(id: $id) { ... on Invoice { ${invoice} } } }`;

const searched = { text: 'kunde', status: ['PUBLISHED', 'RESOLVED'] };

const create = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) {
    invoice { id status total lines { id amount vat } }
    errors { code path }
  }
}`;

const submit = `mutation ($input: SubmitInvoiceInput!) {
  submitInvoice(input: $input) { invoice { id status } errors { code path } }
}`;

const day = () => new Date().toISOString().slice(0, 10);
const lines = [
  { lineType: 'EXTRA', description: 'Utvikling', quantity: '10', unitPrice: 45_000, vatRate: '25' },
  { lineType: 'EXTRA', description: 'Møter', quantity: '5', unitPrice: 45_000, vatRate: '25' },
  { lineType: 'EXTRA', description: 'Arkiv', quantity: '2', unitPrice: 45_000, vatRate: '25' },
];

/** The operations for the API and, in raw ids, for the hand-written handler. */
export const operations = {
  list: () => ({ query: list }),
  search: (isByHand: boolean) =>
    isByHand
      ? searched
      : {
          query: search,
          variables: { filter: { search: searched.text, status: searched.status } },
        },
  detail: ({ invoiceId }: BenchSession, isByHand: boolean) =>
    isByHand
      ? { id: invoiceId }
      : { query: detail, variables: { id: encodeTypeId('inv', invoiceId) } },
  create(session: BenchSession, areIdsRaw: boolean) {
    const id = (prefix: string, uuid: string) => (areIdsRaw ? uuid : encodeTypeId(prefix, uuid));
    const input = {
      freelanceProfileId: id('frp', session.freelanceProfileId),
      bankAccountId: id('bac', session.bankAccountId),
      clientId: id('cli', session.clientId),
      invoicedOn: day(),
      lines,
    };
    return areIdsRaw ? input : { query: create, variables: { input } };
  },
  submit: (id: string) => ({ query: submit, variables: { input: { id } } }),
};
