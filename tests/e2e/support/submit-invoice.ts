import { type APIRequestContext, expect } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { ask } from './ask.ts';
import { askOperator } from './ask-operator.ts';

/** Writes an invoice for the first client of the first profile. Returns its id. */
export async function writeInvoice(
  request: APIRequestContext,
  token: string,
  kroner = 12_000,
  more: Record<string, unknown> = {},
): Promise<string> {
  const wanted = <Answer>(name: string, field: string, variables: object) =>
    ask<Answer>(request, name, field, variables, token);
  type Page = { items: { id: string }[] };
  const profiles = await wanted<Page>('Writing', 'freelanceProfiles', {});
  const freelanceProfileId = profiles.items[0]?.id;
  const [clients, occupations] = await Promise.all([
    wanted<Page>('ClientChoices', 'clients', { freelanceProfileId, search: null }),
    wanted<Page>('OccupationChoices', 'occupationCodes', { keyword: 'fotograf' }),
  ]);
  const day = new Date().toISOString().slice(0, 10);
  const line = {
    lineType: 'WORK',
    description: 'Portretter av de ansatte',
    occupationCodeId: occupations.items[0]?.id,
    quantity: '10',
    unitPrice: kroner * 10,
    vatRate: '25',
    workReport: { type: 'TASK', startDate: day, endDate: day, hours: '10' },
  };
  const input = { freelanceProfileId, clientId: clients.items[0]?.id, lines: [line], ...more };
  const made = await wanted<{ invoice: { id: string } }>('CreateInvoice', 'createInvoice', {
    input,
  });
  return made.invoice.id;
}

/** Writes and submits an invoice. Returns its id. */
export async function submitInvoice(
  request: APIRequestContext,
  token: string,
  kroner?: number,
  more?: Record<string, unknown>,
): Promise<string> {
  const id = await writeInvoice(request, token, kroner, more);
  await ask(request, 'SubmitInvoice', 'submitInvoice', { input: { id } }, token);
  return id;
}

/** Approves a submitted invoice as an operator. */
export async function approveInvoice(request: APIRequestContext, id: string): Promise<void> {
  const answer = await askOperator<{ approveInvoice: { errors: object[] } }>(
    request,
    'mutation ($input: ApproveInvoiceInput!) { approveInvoice(input: $input) { errors { code path } } }',
    { input: { id: decodeTypeId(id)?.uuid } },
  );
  expect(answer.approveInvoice.errors).toEqual([]);
}
