// Goal: no caller reads or changes rows of another account, whatever ids they know; and only
// permitted callers can call a mutation. Method: two tenants with data of every kind, and every
// mutation that takes an id is sent the other's ids with everything else valid. The mutations are
// those with forms on disk; one of an added module is attacked by the fields of its form.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { pdfOf } from '../../support/pdf-of.ts';
import type { Payload } from '../support/answer.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { idTypes, rowsOfTypes } from './support/rows-of-types.ts';
import { snapshot } from './support/snapshot.ts';
import { tellsNothing } from './support/tells-nothing.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';
import { formsWithIds, isOfThePortal, typesIn, writtenAttacks } from './support/written-attacks.ts';

let server: RealServer;
let kari: Tenant;
let mallory: Tenant;
/** A row of the tenant for each type that a form takes. */
let karisRows: Record<string, string>;
let mallorysRows: Record<string, string>;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  mallory = await makeTenant(server.database);
  const names = new Set([...added, ...tried].flatMap((name) => typesIn(forms.get(name)!)));
  const types = (await idTypes(server.database)).filter(({ name }) => names.has(name));
  karisRows = await rowsOfTypes(server.database, kari, types);
  mallorysRows = await rowsOfTypes(server.database, mallory, types);
});
afterAll(() => server?.[Symbol.asyncDispose]());

const unknownId = '01890000-0000-7000-8000-000000000000';
const pdf = {
  data: `data:application/pdf;base64,${pdfOf().toString('base64')}`,
  filename: 'a.pdf',
};
const account = { accountNumber: '8601 11 17947', currency: 'NOK', default: true };
const client = { clientType: 'INDIVIDUAL', name: 'Ola', email: 'ola@example.no' };

const job = {
  title: 'Vakt',
  tagline: 'Vakt',
  description: 'Vakt',
  privacyLink: 'https://a.example',
  termsLink: 'https://a.example',
};
const consent = { consentVersion: '2026-11/2' };
const nils = { email: 'nils@example.no', firstName: 'Nils', lastName: 'Ny' };

/**
 * For each mutation the inputs that refer to another tenant's row. `own` is the caller, `its` the
 * victim.
 */
const attacks: Record<string, (own: Tenant, its: Tenant) => object[]> = {
  switchAccount: (_own, its) => [{ id: its.ids.account }],
  declineTeamInvitation: (_own, its) => [{ id: its.ids.account }],
  addAccountMember: (_own, its) => [
    { ...nils, departmentMemberships: [{ departmentId: its.ids.department, role: 'MEMBER' }] },
  ],
  updateAccountMember: (own, its) => [
    { memberId: its.ids.member, role: 'MEMBER' },
    {
      memberId: own.ids.member,
      departmentMemberships: [{ departmentId: its.ids.department, role: 'MANAGER' }],
    },
  ],
  removeAccountMember: (_own, its) => [{ memberId: its.ids.member }],
  setAccountOwner: (_own, its) => [{ memberId: its.ids.member }],
  resendInvitation: (_own, its) => [{ memberId: its.ids.member }],
  sendTeamWelcome: (_own, its) => [{ memberIds: [its.ids.member] }],
  deleteAccount: (_own, its) => [{ id: its.ids.account }],
  cancelAccountDeletion: (_own, its) => [{ id: its.ids.account }],
  destroyPolicyDocument: (_own, its) => [{ id: its.ids.policy }],
  destroySession: (_own, its) => [{ id: its.ids.session }],
  updateDepartment: (_own, its) => [{ id: its.ids.department, name: 'Mine' }],
  destroyDepartment: (_own, its) => [{ id: its.ids.department }],
  inviteApplicants: (_own, its) => [{ jobId: its.ids.job, emails: ['nils@example.no'] }],
  archiveClient: (_own, its) => [{ id: its.ids.client }],
  createClient: (_own, its) => [{ attributes: { ...client, freelanceProfileId: its.ids.profile } }],
  updateClient: (own, its) => [
    { id: its.ids.client, attributes: { name: 'Mine' } },
    { id: own.ids.client, attributes: { freelanceProfileId: its.ids.profile } },
    { id: own.ids.client, attributes: { referencePeople: [{ id: its.ids.reference, name: 'X' }] } },
  ],
  sendSupportMessage: (own, its) => [
    { clientId: its.ids.client, freelanceProfileId: its.ids.profile, message: 'x' },
    { clientId: own.ids.client, freelanceProfileId: its.ids.profile, message: 'x' },
  ],
  createInvoice: (own, its) => [
    { freelanceProfileId: its.ids.profile },
    { freelanceProfileId: own.ids.profile, clientId: its.ids.client },
    { freelanceProfileId: own.ids.profile, bankAccountId: its.ids.bankAccount },
    { freelanceProfileId: own.ids.profile, senderReferencePerson: { id: its.ids.reference } },
    { freelanceProfileId: own.ids.profile, clientReferencePerson: { id: its.ids.reference } },
  ],
  updateInvoice: (own, its) => [
    { id: its.ids.invoice, buyerReference: 'mine' },
    { id: own.ids.invoice, freelanceProfileId: its.ids.profile },
    { id: own.ids.invoice, clientId: its.ids.client },
    { id: own.ids.invoice, bankAccountId: its.ids.bankAccount },
    { id: own.ids.invoice, senderReferencePerson: { id: its.ids.reference } },
    { id: own.ids.invoice, clientReferencePerson: { id: its.ids.reference } },
  ],
  createInvoiceLine: (_own, its) => [
    { invoiceId: its.ids.invoice, attributes: { lineType: 'EXTRA', quantity: '1' } },
  ],
  updateInvoiceLine: (_own, its) => [{ id: its.ids.line, attributes: { quantity: '99' } }],
  destroyInvoiceLine: (_own, its) => [{ id: its.ids.line }],
  createReceipt: (_own, its) => [{ invoiceId: its.ids.invoice, attributes: { file: pdf } }],
  destroyReceipt: (_own, its) => [{ id: its.ids.receipt }],
  destroyInvoice: (_own, its) => [{ id: its.ids.invoice }],
  duplicateInvoice: (_own, its) => [{ id: its.ids.invoice }],
  resolveInvoice: (_own, its) => [{ id: its.ids.invoice }],
  sendInvoiceViaEhf: (_own, its) => [{ id: its.ids.invoice }],
  sendInvoiceViaEmail: (_own, its) => [{ id: its.ids.invoice }],
  settleDelivery: (_own, its) => [{ id: its.ids.delivery }],
  createCreditNote: (own, its) => [
    { invoiceId: its.ids.invoice, lines: [{ invoiceLineId: its.ids.line, quantity: 1 }] },
    { invoiceId: own.ids.invoice, lines: [{ invoiceLineId: its.ids.line, quantity: 1 }] },
  ],
  resolveCreditNote: (_own, its) => [{ id: its.ids.creditNote }],
  sendCreditNoteViaEhf: (_own, its) => [{ id: its.ids.creditNote }],
  sendCreditNoteViaEmail: (_own, its) => [{ id: its.ids.creditNote }],
  submitInvoice: (_own, its) => [{ id: its.ids.invoice }],
  archiveFreelanceProfile: (_own, its) => [{ id: its.ids.profile }],
  unarchiveFreelanceProfile: (_own, its) => [{ id: its.ids.profile }],
  createBankAccount: (_own, its) => [{ freelanceProfileId: its.ids.profile, attributes: account }],
  destroyBankAccount: (_own, its) => [{ id: its.ids.bankAccount }],
  setDefaultBankAccount: (_own, its) => [{ id: its.ids.bankAccount }],
  setDefaultIdentity: (_own, its) => [{ id: its.ids.identity }],
  createJob: (_own, its) => [{ attributes: { ...job, departmentId: its.ids.department } }],
  updateJob: (own, its) => [
    { id: its.ids.job, attributes: { title: 'Mine' } },
    { id: own.ids.job, attributes: { departmentId: its.ids.department } },
  ],
  publishJob: (_own, its) => [{ id: its.ids.job }],
  closeJob: (_own, its) => [{ id: its.ids.job }],
  destroyJob: (_own, its) => [{ id: its.ids.job }],
  createJobApplication: (_own, its) => [{ jobId: its.ids.job }],
  findOrCreateJobApplication: (_own, its) => [{ jobId: its.ids.job }],
  updateJobApplication: (_own, its) => [
    { id: its.ids.application, attributes: { applicationFormAnswers: [] } },
  ],
  submitJobApplication: (_own, its) => [{ id: its.ids.application }],
  withdrawJobApplication: (_own, its) => [{ id: its.ids.application }],
  extendJobApplication: (_own, its) => [{ id: its.ids.application }],
  destroyJobApplication: (_own, its) => [{ id: its.ids.application }],
  approveJobApplication: (_own, its) => [{ id: its.ids.application }],
  rejectJobApplication: (_own, its) => [{ id: its.ids.application }],
  setEnrollment: (own, its) => [
    { ...consent, freelanceProfileId: its.ids.profile, partnerAccountId: own.ids.account },
    { ...consent, freelanceProfileId: own.ids.profile, partnerAccountId: its.ids.account },
    { ...consent, freelanceProfileId: own.ids.profile, jobApplicationId: its.ids.application },
  ],
  approveEnrollment: (_own, its) => [{ id: its.ids.enrollment }],
  endEnrollment: (_own, its) => [{ id: its.ids.enrollment }],
  createJobCheck: (_own, its) => [
    {
      jobApplicationId: its.ids.application,
      jobCheckType: 'CREDIT',
      attributes: { hasConsented: true },
    },
  ],
  openJobApplicationFiles: (_own, its) => [{ id: its.ids.application }],
  openJobCheckDocuments: (_own, its) => [{ id: its.ids.check }],
  approveJobCheck: (_own, its) => [{ id: its.ids.check }],
  rejectJobCheck: (_own, its) => [{ id: its.ids.check, reason: 'Nei' }],
  createJobApplicationNote: (_own, its) => [{ jobApplicationId: its.ids.application, body: 'x' }],
  updateJobApplicationNote: (_own, its) => [{ id: its.ids.note, body: 'Mine' }],
  destroyJobApplicationNote: (_own, its) => [{ id: its.ids.note }],
  updateFreelanceProfile: (own, its) => [
    { id: its.ids.profile, attributes: { organizationName: 'Mine AS' } },
    {
      id: own.ids.profile,
      attributes: { referencePeople: [{ id: its.ids.reference, name: 'X' }] },
    },
  ],
};
/**
 * Of the caller's own application: only its applicant has it, whatever their rights in the account.
 */
const own = [
  'updateJobApplication',
  'submitJobApplication',
  'withdrawJobApplication',
  'createJobCheck',
  'extendJobApplication',
  'destroyJobApplication',
];
/** Only operators call these. */
const operators = [
  'approveCreditNote',
  'rejectCreditNote',
  'approveInvoice',
  'rejectInvoice',
  'impersonateAccount',
  'verifyAccountOrganization',
  'verifyFreelanceProfile',
  'refuseFreelanceProfile',
  'withdrawFreelanceProfile',
  'retryFailedJob',
  'dismissFailedJob',
  'retryDelivery',
  'setAccountPlan',
  'endAccountPlan',
  'setAccountFeatures',
  'openIdentityPictures',
  'approveIdentityVerification',
  'rejectIdentityVerification',
];
/** Their only id is that of a person of a profile that does not exist yet, or of a public job. */
const harmless = ['createFreelanceProfile', 'requestApplicationLink'];

/** All forms with an id; one of an added module is attacked by its form. */
const forms = formsWithIds();
const spokenOf = new Set([...Object.keys(attacks), ...operators, ...harmless]);
const added = [...forms.keys()].filter((name) => !spokenOf.has(name));
const attacked = [...Object.keys(attacks), ...added.filter(isOfThePortal)];
const ofOperators = [...operators, ...added.filter((name) => !isOfThePortal(name))];

/** Some with a written attack, to test the attacks generated from a form. */
const tried = ['updateClient', 'destroyReceipt', 'updateInvoiceLine', 'inviteApplicants'];

const inputsOf = (name: string, caller: Tenant, its: Tenant): object[] =>
  attacks[name]?.(caller, its) ??
  writtenAttacks(forms.get(name) ?? {}, its === kari ? karisRows : mallorysRows);

function call(name: string, input: object, token: string | null) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const text = `mutation ($input: ${type}) { ${name}(input: $input) { errors { code path } } }`;
  return server.portal<Record<string, Payload> | null>(text, { input }, token);
}

test('every mutation that takes an id is attacked here, and every listed mutation exists', () => {
  expect([...spokenOf].filter((name) => !forms.has(name))).toEqual([]);
  expect([...attacked, ...ofOperators, ...harmless].sort()).toEqual([...forms.keys()].sort());
});

test('a mutation without a written attack is attacked by its form alone', async () => {
  for (const name of tried) {
    const inputs = writtenAttacks(forms.get(name)!, karisRows);
    expect(JSON.stringify(inputs), name).toMatch(/"[a-z]{3}_[0-9a-z]{26}"/);
    const before = await snapshot(server.database, kari.accountId);
    for (const input of inputs) {
      const { data, text } = await call(name, input, mallory.token);
      expect(data?.[name]?.errors?.length, `${name} ${text}`).toBeGreaterThan(0);
    }
    expect(await snapshot(server.database, kari.accountId)).toEqual(before);
  }
});

describe('another account’s id', () => {
  test.each(attacked)('%s: refused, as if the row did not exist', async (name) => {
    const before = await snapshot(server.database, kari.accountId);
    for (const [i, input] of inputsOf(name, mallory, kari).entries()) {
      const answer = await call(name, input, mallory.token);
      const errors = answer.data?.[name]?.errors;
      expect(errors?.length, `${name} ${i} ${answer.text}`).toBeGreaterThan(0);
      tellsNothing(answer.text);
    }
    expect(await snapshot(server.database, kari.accountId)).toEqual(before);
  });

  // Requirements: A6.33
  test.each(attacked)('%s: answered like an unknown id', async (name) => {
    const text = (input: object) => JSON.stringify(input);
    const swap = (input: object, to: (id: string) => string) =>
      JSON.parse(
        text(input).replace(/"([a-z]{3}_[0-9a-z]{26})"/g, (all, id: string) =>
          [...Object.values(kari.ids), ...Object.values(karisRows)].includes(id)
            ? `"${to(id)}"`
            : all,
        ),
      );
    for (const input of inputsOf(name, mallory, kari)) {
      const foreign = await call(name, input, mallory.token);
      const missing = await call(
        name,
        swap(input, (id) => encodeTypeId(id.slice(0, 3), unknownId)),
        mallory.token,
      );
      expect(foreign.data, text(input)).toEqual(missing.data);
    }
  });
});

describe('callers without the right', () => {
  // A refusal of a visitor's request is delayed: they are awaited together.
  // Requirements: A8.65
  test.concurrent.each(attacked)('a visitor calls %s', async (name) => {
    const inputs = inputsOf(name, kari, kari);
    expect(inputs.length).toBeGreaterThan(0);
    const answers = await Promise.all(inputs.map((input) => call(name, input, null)));
    for (const { data, errors, text } of answers) {
      if (name === 'destroySession') {
        // A visitor may log out, and do nothing else.
        expect(data?.[name]?.errors, text).toEqual([{ code: 'INVALID', path: 'id' }]);
        continue;
      }
      expect(data).toBeNull();
      expect(errors[0]?.extensions?.code, text).toBe('UNAUTHORIZED');
    }
  });

  // Requirements: A6.20, A8.65, A8.93
  test.each(Object.keys(attacks))('a MEMBER calls %s', async (name) => {
    const token = await kari.tokenAs('MEMBER');
    const before = await snapshot(server.database, kari.accountId);
    for (const input of attacks[name]?.(kari, kari) ?? []) {
      const errors = (await call(name, input, token)).data?.[name]?.errors;
      // The account itself, which every member may open, is the one thing returned.
      if (name === 'switchAccount') expect(errors).toEqual([]);
      // A member has no invitation to decline.
      else if (name === 'declineTeamInvitation') expect(errors?.[0]?.code).toBe('INVALID_ACTION');
      // These belong to the user, whatever their rights in an account.
      else if (['setDefaultIdentity', 'destroySession', ...own].includes(name))
        expect(errors?.[0]?.code).toBe('INVALID');
      else expect(errors?.map(({ code }) => code)).toContain('UNAUTHORIZED');
    }
    expect(await snapshot(server.database, kari.accountId)).toEqual(before);
  });

  test.each(ofOperators)('the portal does not expose %s', async (name) => {
    const answer = await call(name, { id: kari.ids.invoice }, kari.token);
    expect(answer.data).toBeNull();
    expect(answer.errors.some(({ message }) => message.includes(name))).toBe(true);
  });

  // Requirements: A6.39
  test('a disabled feature is refused by the API, not only hidden from the menu', async () => {
    const set = (on: boolean) =>
      server.database.committed((tx) =>
        tx.query('update app_public.accounts set invoices_enabled = $1 where id = $2', [
          on,
          kari.accountId,
        ]),
      );
    await set(false);
    for (const name of ['createInvoice', 'submitInvoice', 'createClient', 'duplicateInvoice']) {
      const [input = {}] = attacks[name]?.(kari, kari) ?? [];
      const errors = (await call(name, input, kari.token)).data?.[name]?.errors;
      expect(
        errors?.map(({ code }) => code),
        name,
      ).toContain('UNAUTHORIZED');
    }
    await set(true);
  });
});
