import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice } from './an-office.ts';

// Goal: invoices have the names, shapes and codes that the portal relies on.
// Method: the product's own API over HTTP, from the draft to the public page.

let office: Awaited<ReturnType<typeof anOffice>>;
let kari: string;
let profileId: string;
let clientId: string;
let occupationCodeId: string;
let invoiceId: string;

const address = { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeAll(async () => {
  office = await anOffice();
  kari = await office.signIn('kari@example.no');
  const person = { firstName: 'Kari', lastName: 'Nordmann', personalNumber: '13097248022' };
  const bankAccount = { accountNumber: '86011117947', currency: 'NOK' };
  const attributes = {
    freelanceType: 'INDIVIDUAL',
    agreementVersion: '2026-11',
    ...person,
    bankAccount,
  };
  const profile = await run<{ freelanceProfile: { id: string } }>(
    'createFreelanceProfile',
    { attributes },
    'freelanceProfile { id }',
  );
  profileId = profile.freelanceProfile.id;
  const client = {
    clientType: 'INDIVIDUAL',
    name: 'Ola Hansen',
    email: 'ola@example.no',
    phone: '90000000',
    address,
  };
  const made = await run<{ client: { id: string } }>(
    'createClient',
    { attributes: { freelanceProfileId: profileId, ...client } },
    'client { id }',
  );
  clientId = made.client.id;
});
afterAll(() => office?.[Symbol.asyncDispose]());

const run = <Made>(name: string, input: object, fields: string) =>
  office.run<Made>(kari, name, input, fields);
const line = (more: object = {}) => ({
  lineType: 'WORK',
  quantity: '7.5',
  unitPrice: 89_500,
  vatRate: '25',
  occupationCodeId,
  workReport: {
    type: 'TIME',
    startDate: '2026-03-02',
    endDate: '2026-03-02',
    startTime: '08:00',
    endTime: '15:30',
  },
  ...more,
});

describe('an invoice', () => {
  // Requirements: B7.7
  test('finds its occupation by a search term, also an English one', async () => {
    type Codes = { occupationCodes: { items: { id: string }[] } };
    const answer = await office.api.ask<Codes>(
      '{ occupationCodes(keyword: "Software") { total items { id code name } } }',
      {},
      kari,
    );
    expect(answer.data.occupationCodes.items[0]).toMatchObject({ code: '2512' });
    occupationCodeId = answer.data.occupationCodes.items[0]!.id;
    // The best match first, although its code sorts after others.
    const cook = await office.api.ask<Codes>(
      '{ occupationCodes(keyword: "kokk", perPage: 2) { total items { id code } } }',
      {},
      kari,
    );
    expect(cook.data.occupationCodes.items[0]).toMatchObject({ code: '5120' });
  });

  test('is a draft that the database computes', async () => {
    const fields = `invoice { id status amount vat total grossSalary payoutAmount platformFee availableActions
      lines { position amount vat quantity vatRate workReport { type startTime } occupationCode { code } } events { eventType actor } }`;
    const input = { freelanceProfileId: profileId, clientId, lines: [line()] };
    const { invoice, errors } = await run<{ invoice: { id: string } }>(
      'createInvoice',
      input,
      fields,
    );
    expect(errors).toEqual([]);
    expect(invoice).toMatchObject({
      status: 'DRAFT',
      amount: 671_250,
      vat: 167_813,
      total: 839_063,
      grossSalary: 558_884,
      payoutAmount: 279_442,
      platformFee: '5',
      availableActions: ['submit'],
      lines: [
        {
          position: 0,
          amount: 671_250,
          quantity: '7.5',
          vatRate: '25',
          workReport: { type: 'TIME' },
          occupationCode: { code: '2512' },
        },
      ],
      events: [{ eventType: 'CREATED', actor: 'Kari Nordmann' }],
    });
    invoiceId = invoice.id;
  });

  test('distinguishes absent from null, and forged ids from valid ones', async () => {
    const fields = 'invoice { buyerReference orderReference lines { id } }';
    await run('updateInvoice', { id: invoiceId, buyerReference: 'A', orderReference: 'B' }, fields);
    const { invoice } = await run<{ invoice: object }>(
      'updateInvoice',
      { id: invoiceId, buyerReference: null },
      fields,
    );
    expect(invoice).toMatchObject({ buyerReference: null, orderReference: 'B', lines: [{}] });
    const { errors } = await run(
      'updateInvoice',
      { id: invoiceId, clientId: profileId, bankAccountId: 'bac_nonsense' },
      fields,
    );
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: 'INVALID', path: 'clientId' },
        { code: 'INVALID', path: 'bankAccountId' },
      ]),
    );
  });

  test('does not exist for other users', async () => {
    const ola = await office.signIn('ola@example.no');
    for (const name of [
      'updateInvoice',
      'submitInvoice',
      'destroyInvoice',
      'sendInvoiceViaEhf',
      'sendInvoiceViaEmail',
      'resolveInvoice',
    ]) {
      const { errors } = await office.run(ola, name, { id: invoiceId }, '');
      expect({ name, errors }).toEqual({ name, errors: [{ code: 'INVALID', path: 'id' }] });
    }
    const answer = await office.api.ask(
      'query ($id: ID!) { node(id: $id) { id } invoices { total } }',
      { id: invoiceId },
      ola,
    );
    expect(answer.data).toEqual({ node: null, invoices: { total: 0 } });
    const visitor = await office.api.ask<{ invoices: { total: number } } | null>(
      '{ invoices { total } }',
    );
    expect(visitor.data?.invoices.total ?? 0).toBe(0);
  });

  test('needs a receipt for an expense, of the type it declares', async () => {
    const expense = {
      lineType: 'EXPENSE',
      description: 'Togbillett',
      quantity: '1',
      unitPrice: 49_900,
      vatRate: '0',
    };
    await run('updateInvoice', { id: invoiceId, lines: [line(), expense] }, '');
    const refused = await run('submitInvoice', { id: invoiceId }, 'invoice { id }');
    expect(refused).toEqual({ invoice: null, errors: [{ code: 'BLANK', path: 'receipts' }] });
    const attach = (data: string) =>
      run<{ receipt: { id: string; file: object } }>(
        'createReceipt',
        { invoiceId, attributes: { file: { data, filename: 'kvittering.png' } } },
        'receipt { id file { contentType downloadPath } }',
      );
    const lie = await attach(`data:image/png;base64,${Buffer.from('<script>').toString('base64')}`);
    expect(lie.errors).toEqual([{ code: 'INVALID', path: 'attributes.file' }]);
    const { receipt, errors } = await attach(png);
    expect(errors).toEqual([]);
    expect(receipt.file).toMatchObject({
      contentType: 'image/png',
      downloadPath: expect.stringMatching(/^\/files\//),
    });
    const removed = await run('destroyReceipt', { id: receipt.id }, 'id');
    expect(removed).toEqual({ id: receipt.id, errors: [] });
    await attach(png);
  });

  // Requirements: B2.2
  test('is submitted once, published, and shown to anyone with the link', async () => {
    const submitted = await run(
      'submitInvoice',
      { id: invoiceId },
      'invoice { status invoicedOn dueOn }',
    );
    expect(submitted).toMatchObject({ invoice: { status: 'SUBMITTED' }, errors: [] });
    const again = await run('submitInvoice', { id: invoiceId }, 'invoice { status }');
    expect(again.errors).toEqual([{ code: 'INVALID_TRANSITION', path: '' }]);
    await office.publishSubmitted();

    const list = await office.api.ask<{ invoices: { items: { publicPath: string }[] } }>(
      `{ invoices(filter: {status: [PUBLISHED], search: "hansen"}, sortBy: [CLIENT_NAME_ASC]) { total items { documentNumber kid publicPath client { name } } } }`,
      {},
      kari,
    );
    const [invoice] = list.data.invoices.items;
    expect(invoice).toMatchObject({
      documentNumber: '100001-1',
      kid: '10000100000015',
      client: { name: 'Ola Hansen' },
    });
    const token = invoice?.publicPath.split('/').at(-1);
    const text = `query ($token: String!) { publicInvoice(token: $token) {
      documentNumber sellerName freelancerName clientName total kid iban paid pdfPath lines { description amount vatRate } } }`;
    const seen = await office.api.ask<{ publicInvoice: object }>(text, { token });
    expect(seen.data.publicInvoice).toMatchObject({
      sellerName: 'Honorar Drift AS',
      freelancerName: 'Kari Nordmann',
      total: 888_963,
      paid: false,
      pdfPath: null,
      lines: [
        { description: 'Programvareutviklere', amount: 671_250, vatRate: '25' },
        { description: 'Togbillett' },
      ],
    });
    const guess = await office.api.ask(text, { token: 'x'.repeat(44) });
    expect(guess.data).toEqual({ publicInvoice: null });
  });

  test('a list sums what clients pay, and can show overdue invoices alone', async () => {
    const list = async (filter: string) => {
      const { data } = await office.api.ask<{
        invoices: { total: number; sums: { claim: number; total: number }; items: object[] };
      }>(
        `{ invoices(filter: ${filter}) { total sums { claim total } items { status claim isOverdue settlement { paid remaining } } } }`,
        {},
        kari,
      );
      return data.invoices;
    };
    const copy = await run<{ invoice: { id: string } }>(
      'duplicateInvoice',
      { id: invoiceId },
      'invoice { id }',
    );
    expect(copy.errors).toEqual([]);
    const all = '{ status: [DRAFT, PUBLISHED, REJECTED] }';
    // The draft has a total, and no claim on a client.
    expect(await list(all)).toMatchObject({ total: 2, sums: { claim: 888_963 } });
    expect(await list('{ isOverdue: true }')).toMatchObject({ total: 0, sums: { claim: 0 } });
    const { superuser } = office;
    await superuser.query('alter table app_public.invoices disable trigger user');
    await superuser.query(
      `update app_public.invoices i set status = 'REJECTED', rejected_at = now(), submitted_at = now(),
         invoiced_on = p.invoiced_on, due_on = p.due_on, platform_fee_percent = p.platform_fee_percent
       from app_public.invoices p where i.status = 'DRAFT' and p.status = 'PUBLISHED'`,
    );
    await superuser.query(
      `update app_public.invoices set invoiced_on = invoiced_on - 30, due_on = app_hidden.today() - 1 where status = 'PUBLISHED'`,
    );
    await superuser.query('alter table app_public.invoices enable trigger user');
    expect(await list(all)).toMatchObject({
      total: 2,
      sums: { claim: 888_963, total: 888_963 },
    });
    expect(await list('{ isOverdue: true }')).toMatchObject({
      total: 1,
      sums: { claim: 888_963 },
      items: [
        { status: 'PUBLISHED', isOverdue: true, settlement: { paid: 0, remaining: 888_963 } },
      ],
    });
    expect(await list('{ isOverdue: false }')).toMatchObject({ total: 1, sums: { claim: 0 } });
  });
});
