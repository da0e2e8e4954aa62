import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice } from './an-office.ts';

// Goal: the operations of payout, clients and invoicing have the names, shapes and codes that the
// portal counts on. Method: the product's own API over HTTP, from the first profile to the public page.

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
});
afterAll(() => office?.[Symbol.asyncDispose]());

const run = (name: string, input: object, fields: string) => office.run(kari, name, input, fields);
const line = (more: object = {}) => ({
  lineType: 'WORK',
  quantity: '7.5',
  unitPrice: 89_500,
  vatRate: '25',
  occupationCodeId,
  workReport: {
    reportType: 'TIME',
    startDate: '2026-03-02',
    endDate: '2026-03-02',
    startTime: '08:00',
    endTime: '15:30',
  },
  ...more,
});

describe('setting up', () => {
  test('a profile is made with its first bank account, and the session knows', async () => {
    const attributes = {
      freelanceType: 'INDIVIDUAL',
      firstName: 'Kari',
      lastName: 'Nordmann',
      personalNumber: '130972 48022',
      bankAccount: { accountNumber: '8601 11 17947', currency: 'NOK', default: true },
    };
    const fields =
      'freelanceProfile { id displayName personalNumberMasked salaryTaxPercent defaultBankAccount { accountNumber default } }';
    const { freelanceProfile, errors } = await run(
      'createFreelanceProfile',
      { attributes },
      fields,
    );
    expect(errors).toEqual([]);
    expect(freelanceProfile).toMatchObject({
      id: expect.stringMatching(/^frp_/),
      displayName: 'Kari Nordmann',
      personalNumberMasked: '130972*****',
      salaryTaxPercent: '50',
      defaultBankAccount: { accountNumber: '86011117947', default: true },
    });
    profileId = freelanceProfile.id;
    const answer = await office.api.ask(
      '{ session { hasFreelanceProfiles hasIndividualFreelanceProfile } }',
      {},
      kari,
    );
    expect(answer.data.session).toEqual({
      hasFreelanceProfiles: true,
      hasIndividualFreelanceProfile: true,
    });
  });

  test('a bank account more asks for a code first', async () => {
    const attributes = { accountNumber: '15034567899', currency: 'NOK' };
    const { errors } = await run(
      'createBankAccount',
      { freelanceProfileId: profileId, attributes },
      'bankAccount { id }',
    );
    expect(errors).toEqual([{ code: 'AUTH_LEVEL_2_REQUIRED', path: '' }]);
  });

  test('a client is written by hand, and every rule that is broken is told', async () => {
    const wrong = {
      freelanceProfileId: profileId,
      clientType: 'INDIVIDUAL',
      name: ' ',
      email: 'x',
      address: { country: 'Norge' },
    };
    const { errors } = await run(
      'createClient',
      { attributes: { ...wrong, address: { ...address, country: 'no' } } },
      'client { id }',
    );
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: 'BLANK', path: 'attributes.name' },
        { code: 'BLANK', path: 'attributes.phone' },
        { code: 'INVALID', path: 'attributes.email' },
        { code: 'INVALID', path: 'attributes.address.country' },
      ]),
    );
    const attributes = {
      ...wrong,
      name: 'Ola Hansen',
      email: 'ola@example.no',
      phone: '+47 900 00 000',
      address,
    };
    const made = await run('createClient', { attributes }, 'client { id phone clientNumber }');
    expect(made).toMatchObject({ client: { phone: '+4790000000' }, errors: [] });
    clientId = made.client.id;
  });

  test('a client from the register is what the register says, and one that is bankrupt is told so', async () => {
    const found = await office.api.ask(
      '{ companies(name: "fjell") { name orgNumber markedAsBankruptcy accountExists address { city } } }',
      {},
      kari,
    );
    expect(found.data.companies).toEqual([
      {
        name: 'FJELL OG FJORD AS',
        orgNumber: '974760673',
        markedAsBankruptcy: true,
        accountExists: false,
        address: { city: 'TRONDHEIM' },
      },
    ]);
    const attributes = {
      freelanceProfileId: profileId,
      clientType: 'ORGANIZATION',
      name: 'My name',
      orgNumber: '974760673',
      nationalRegisterCheck: true,
    };
    const { client, errors } = await run(
      'createClient',
      { attributes },
      'client { name isInsolvent nationalRegisterCheck preferredDeliveryMethod }',
    );
    expect(errors).toEqual([]);
    expect(client).toEqual({
      name: 'FJELL OG FJORD AS',
      isInsolvent: true,
      nationalRegisterCheck: true,
      preferredDeliveryMethod: 'EHF',
    });
    const unknown = await run(
      'createClient',
      { attributes: { ...attributes, orgNumber: '123456785' } },
      'client { name }',
    );
    expect(unknown.errors).toEqual([{ code: 'INVALID', path: 'attributes.orgNumber' }]);
  });

  test('a register that is down is said to be down, and strangers are not let near it', async () => {
    office.register.behave(500);
    const down = await office.api.ask('{ companies(name: "fjell") { name } }', {}, kari);
    expect(down.errors[0].extensions.code).toBe('BRREG_QUERY_FAILED');
    const attributes = {
      freelanceProfileId: profileId,
      clientType: 'ORGANIZATION',
      orgNumber: '974760673',
      nationalRegisterCheck: true,
    };
    const { errors } = await run('createClient', { attributes }, 'client { id }');
    expect(errors).toEqual([{ code: 'BRREG_QUERY_FAILED', path: 'attributes.orgNumber' }]);
    office.register.behave(200);
    const stranger = await office.api.ask('{ companies(name: "fjell") { name } }');
    expect(stranger.errors[0].extensions.code).toBe('UNAUTHORIZED');
  });
});

describe('an invoice', () => {
  test('finds its occupation by a word, also an English one', async () => {
    const answer = await office.api.ask(
      '{ occupationCodes(keyword: "Software") { total items { id code name } } }',
      {},
      kari,
    );
    expect(answer.data.occupationCodes).toMatchObject({ total: 1, items: [{ code: '2512' }] });
    occupationCodeId = answer.data.occupationCodes.items[0].id;
  });

  test('is a draft that the database computes', async () => {
    const fields = `invoice { id status amount vat total grossSalary payoutAmount platformFeePercent availableActions
      lines { position amount vat quantity vatRate workReport { reportType startTime } occupationCode { code } } events { eventType actor } }`;
    const input = { freelanceProfileId: profileId, clientId, lines: [line()] };
    const { invoice, errors } = await run('createInvoice', input, fields);
    expect(errors).toEqual([]);
    expect(invoice).toMatchObject({
      status: 'DRAFT',
      amount: 671_250,
      vat: 167_813,
      total: 839_063,
      grossSalary: 558_884,
      payoutAmount: 279_442,
      platformFeePercent: '5',
      availableActions: ['submit'],
      lines: [
        {
          position: 0,
          amount: 671_250,
          quantity: '7.5',
          vatRate: '25',
          workReport: { reportType: 'TIME' },
          occupationCode: { code: '2512' },
        },
      ],
      events: [{ eventType: 'CREATED', actor: 'Kari Nordmann' }],
    });
    invoiceId = invoice.id;
  });

  test('tells absent from null, and forged ids from good ones', async () => {
    const fields = 'invoice { buyerReference orderReference lines { id } }';
    await run('updateInvoice', { id: invoiceId, buyerReference: 'A', orderReference: 'B' }, fields);
    const { invoice } = await run('updateInvoice', { id: invoiceId, buyerReference: null }, fields);
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

  test('does not exist for anybody else', async () => {
    const ola = await office.signIn('ola@example.no');
    for (const name of [
      'updateInvoice',
      'submitInvoice',
      'destroyInvoice',
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
    const visitor = await office.api.ask('{ invoices { total } }');
    expect(visitor.data?.invoices.total ?? 0).toBe(0);
  });

  test('needs the paper behind an expense, and a receipt that is what it says', async () => {
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
      run(
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
    const gone = await run('destroyReceipt', { id: receipt.id }, 'id');
    expect(gone).toEqual({ id: receipt.id, errors: [] });
    await attach(png);
  });

  test('is submitted once, published, and shown to whoever has the link', async () => {
    const submitted = await run(
      'submitInvoice',
      { id: invoiceId },
      'invoice { status invoicedOn dueOn }',
    );
    expect(submitted).toMatchObject({ invoice: { status: 'SUBMITTED' }, errors: [] });
    const again = await run('submitInvoice', { id: invoiceId }, 'invoice { status }');
    expect(again.errors).toEqual([{ code: 'INVALID_TRANSITION', path: '' }]);
    await office.house.query('update app_public.freelance_profiles set verified = true');
    await office.publishSubmitted();

    const list = await office.api.ask(
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
    const token = invoice.publicPath.split('/').at(-1);
    const text = `query ($token: String!) { publicInvoice(token: $token) {
      documentNumber sellerName freelancerName clientName total kid iban paid pdfPath lines { description amount vatRate } } }`;
    const seen = await office.api.ask(text, { token });
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
});
