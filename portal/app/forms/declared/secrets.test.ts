import { describe, expect, it } from 'vitest';
import { dataOfRow } from '#forms/describe/data-of-row.ts';
import type { FormUi } from '#forms/describe/form-ui.ts';
import { inputOfData } from '#forms/describe/input-of-data.ts';
import { partOfForm } from '#forms/describe/part-of-form.ts';
import { resolveForm } from '#forms/describe/resolve-form.ts';
import { storableData } from '#forms/describe/storable-data.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { writtenUnlike } from './again.ts';
import { drawingOf } from './drawingOf.ts';

// Goal: a `writeOnly` field is entered anew each time and never stored. Method: schemas with a secret.

it('sends null for an empty secret of a form of its own, for the server to refuse', () => {
  const text = { type: 'string' };
  const secret = { ...text, writeOnly: true };
  const schema: InputSchema = {
    properties: { attributes: { properties: { name: text, password: secret } } },
    required: ['attributes'],
  };
  const part = partOfForm(schema, ['password']);
  const sent = (form: InputSchema, data: object) => inputOfData(form, data, {});
  expect(sent(part, {})).toEqual({ attributes: { password: null } });
  expect(sent(part, { attributes: { password: '' } })).toEqual({ attributes: { password: null } });
  expect(sent(part, { attributes: { password: 'x' } })).toEqual({ attributes: { password: 'x' } });
  expect(sent(schema, {})).toEqual({ attributes: {} });
});

describe('a repeated input', () => {
  const secret = { type: 'string', writeOnly: true };
  const schema: InputSchema = {
    properties: { attributes: { properties: { password: secret, rest: { type: 'string' } } } },
  };
  const again = { 'ui:word': 'update_user.passwordAgain', 'ui:help': false };
  const ui = { attributes: { password: { 'ui:widget': 'password', 'ui:again': again } } };
  const drawing = drawingOf(resolveForm({ schema, ui }, {}, () => true));

  it('follows the first, with a label of its own', () => {
    const parts = drawing.ui.attributes as FormUi;
    expect(parts['ui:order']).toEqual(['password', '$passwordAgain', 'rest']);
    expect(parts.$passwordAgain).toMatchObject({ ...again, 'ui:widget': 'password' });
  });

  it('has to be equal, and is never stored or sent', () => {
    const data = { attributes: { password: 'ravn', $passwordAgain: 'ravm', rest: 'x' } };
    expect(writtenUnlike(drawing.schema, data)).toEqual([
      { code: 'INVALID', path: 'attributes.$passwordAgain' },
    ]);
    data.attributes.$passwordAgain = 'ravn';
    expect(writtenUnlike(drawing.schema, data)).toEqual([]);
    expect(writtenUnlike(drawing.schema, {})).toEqual([]);
    expect(storableData(schema, data)).toEqual({ attributes: { rest: 'x' } });
    expect(inputOfData(schema, data, {})).toEqual({ attributes: { password: 'ravn', rest: 'x' } });
  });
});

it('does not prefill a secret, even if the row has a part of it', () => {
  const schema: InputSchema = {
    properties: { number: { type: 'string', writeOnly: true }, name: { type: 'string' } },
  };
  expect(dataOfRow(schema, { number: '*******1234', name: 'Ravn' })).toEqual({ name: 'Ravn' });
});
