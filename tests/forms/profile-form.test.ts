// Goal: the payout profile shows each kind its own fields and sends no others. Method: its own
// description, with the conditions evaluated as the page does.
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { dataOfRow } from '#forms/describe/data-of-row.ts';
import { beginOf, type FormUi, mergeUi } from '#forms/describe/form-ui.ts';
import { inputOfData } from '#forms/describe/input-of-data.ts';
import { readUi } from '#forms/describe/read-ui.ts';
import { type Holds, resolveForm } from '#forms/describe/resolve-form.ts';
import { readSchema } from '#forms/validate/read-schema.ts';

const modules = path.resolve(import.meta.dirname, '../../forms/modules/payout');
const holds: Holds = (condition, data) => new Ajv({ strict: false }).validate(condition, data);

function formFor(name: string, data: object) {
  const schema = readSchema(path.join(modules, name, 'schema.json')).schema;
  const ui = readUi(path.join(modules, name, 'ui.json'))?.ui ?? {};
  const started = mergeUi(beginOf(ui), { attributes: data });
  const rendered = resolveForm({ schema, ui }, started, holds);
  return {
    begun: started,
    schema: rendered.schema,
    ui: rendered.ui.attributes as FormUi,
    whole: schema,
  };
}

const isRendered = ({ ui }: { ui: FormUi }, name: string) =>
  ui['ui:order']?.includes(name) === true && ui[name] !== false;

describe('a new profile', () => {
  it('asks a person for their national number, and for an account in kroner', () => {
    const person = formFor('create_freelance_profile', {});
    expect(isRendered(person, 'personalNumber')).toBe(true);
    expect(isRendered(person, 'organizationNumber')).toBe(false);
    const account = person.ui.bankAccount as FormUi;
    expect(account).toMatchObject({ 'ui:label': false, currency: { 'ui:widget': 'hidden' } });
    expect(account.accountNumber).toMatchObject({ 'ui:widget': 'norwegianAccount' });
    expect(account['ui:order']).not.toContain('swiftCode');
  });

  it('asks for a registered company, and for an account in any currency', () => {
    const company = formFor('create_freelance_profile', { freelanceType: 'ORGANIZATION' });
    expect(isRendered(company, 'firstName')).toBe(false);
    expect(company.ui['ui:register']).toMatchObject({ checked: '$registered' });
    expect((company.ui.bankAccount as FormUi)['ui:order']).toContain('swiftCode');
  });

  // Requirements: A9.21
  it('sends none of a person’s fields for a company', () => {
    const written = {
      firstName: 'Kari',
      personalNumber: '1',
      organizationName: 'Ravn',
      $byHand: true,
    };
    const { schema, begun: started } = formFor('create_freelance_profile', {
      freelanceType: 'ORGANIZATION',
      agreementVersion: '1',
      ...written,
    });
    const { attributes } = inputOfData(schema, started, {}) as { attributes: object };
    expect(attributes).toEqual({
      freelanceType: 'ORGANIZATION',
      organizationName: 'Ravn',
      agreementVersion: '1',
      address: { country: 'NO' },
      invoiceStartingNumber: 1,
      remindersEnabled: true,
      bankAccount: { currency: 'NOK', default: true },
    });
  });

  it('renders each field in exactly one section except the kind itself', () => {
    for (const freelanceType of ['INDIVIDUAL', 'ORGANIZATION']) {
      const { ui } = formFor('create_freelance_profile', { freelanceType });
      const placed = ui['ui:sections']?.flatMap(({ fields }) => fields);
      expect(['freelanceType', ...(placed ?? [])]).toEqual(ui['ui:order']);
    }
  });
});

describe('a changed profile', () => {
  const row = {
    freelanceType: 'INDIVIDUAL',
    firstName: 'Kari',
    personalNumber: '*******12345',
    salaryTaxPercent: '30',
    address: { city: 'Oslo', county: 'Oslo', __typename: 'Address' },
    referencePeople: [{ id: 'rep_1', name: 'Ola' }],
  };

  // Requirements: A7.7
  it('asks for no number and no account, and sends neither', () => {
    const { schema, ui, whole } = formFor('update_freelance_profile', row);
    expect(isRendered({ ui }, 'personalNumber')).toBe(false);
    expect(isRendered({ ui }, 'bankAccount')).toBe(false);
    expect(ui.freelanceType).toMatchObject({ 'ui:widget': 'hidden' });
    const data = dataOfRow(whole, { id: 'frp_1', attributes: row }) as { attributes: object };
    data.attributes = { ...data.attributes, salaryTaxPercent: '' };
    expect(inputOfData(schema, data, { attributes: row })).toEqual({
      id: 'frp_1',
      attributes: {
        freelanceType: 'INDIVIDUAL',
        firstName: 'Kari',
        salaryTaxPercent: null,
        address: { city: 'Oslo', county: 'Oslo' },
        referencePeople: [{ id: 'rep_1', name: 'Ola' }],
      },
    });
  });

  it('shows the number of a company, which cannot be changed by hand', () => {
    const { ui } = formFor('update_freelance_profile', { freelanceType: 'ORGANIZATION' });
    expect(ui.organizationNumber).toMatchObject({ 'ui:disabled': true });
  });
});
