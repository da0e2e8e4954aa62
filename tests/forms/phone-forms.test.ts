// Goal: errors of a telephone number or a code have the messages of document B, also before
// anything is sent. Method: the forms' own schemas and descriptions, and the page's use of them.
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { FormUi } from '#forms/describe/form-ui.ts';
import { readUi } from '#forms/describe/read-ui.ts';
import { type Holds, resolveForm } from '#forms/describe/resolve-form.ts';
import { createAjv } from '#forms/validate/create-ajv.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { validateInput } from '#forms/validate/validate-input.ts';
import { readWords } from '#forms/words/read-words.ts';
import { refusalIn } from '#forms/words/refusal-in.ts';

const identity = path.resolve(import.meta.dirname, '../../forms/modules/identity');
const holds: Holds = (condition, data) => new Ajv({ strict: false }).validate(condition, data);
const good = { countryCode: 'NO', number: '91234567', token: '12345' };

/** The message at each field of the form for its written values. */
function stated(form: string, written: object, language = 'en'): Record<string, string | null> {
  const { schema } = readSchema(path.join(identity, form, 'schema.json'));
  const { ui } = readUi(path.join(identity, form, 'ui.json'))!;
  const rendered = resolveForm({ schema, ui }, written, holds);
  const errors = validateInput(createAjv().compile(schema), schema, written);
  return Object.fromEntries(
    errors.map(({ code, path: at }) => {
      const as = (rendered.ui[at] as FormUi | undefined)?.['ui:refusedAs'] ?? at;
      return [at, refusalIn(readWords(language), { code, path: as })];
    }),
  );
}

// Requirements: A5.8, A5.12, A5.13, A9.5, B5.13
test.each([
  ['send_sms_confirmation', {}, {}],
  ['verify_phone_number', {}, {}],
  ['send_sms_confirmation', { countryCode: '' }, { countryCode: 'A country is required' }],
  ['send_sms_confirmation', { number: '' }, { number: 'A phone number is required' }],
  [
    'send_sms_confirmation',
    { number: '+4912' },
    { number: 'Incorrect phone format (only numbers)' },
  ],
  ['verify_phone_number', { token: '' }, { token: 'Confirmation code is required' }],
  [
    'verify_phone_number',
    { token: '12a45' },
    { token: 'Confirmation should only include numbers' },
  ],
  [
    'verify_phone_number',
    { token: '1234' },
    { token: 'Confirmation code must consist of 5 digits' },
  ],
  [
    'verify_phone_number',
    { token: '123456' },
    { token: 'Confirmation code must consist of 5 digits' },
  ],
])('%s %j', (form, change, texts) => {
  const { token, ...phone } = good;
  const whole = form === 'send_sms_confirmation' ? phone : { ...phone, token };
  expect(stated(form, { ...whole, ...change })).toEqual(texts);
});

test('refusals of the server have messages of their own for the code and for the number', () => {
  const words = readWords('en');
  const text = (code: string, at: string) => refusalIn(words, { code, path: at });
  expect(text('INVALID_TOKEN', 'smsCode')).not.toBe(text('INVALID_TOKEN', 'token'));
  expect(text('INVALID_PHONE_NUMBER', 'number')).toContain('cannot receive SMS');
  expect(text('DELIVERY_FREQUENCY_EXCEEDED', 'smsConfirmation')).toContain('half a minute');
});
