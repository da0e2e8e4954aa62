import { describe, expect, it } from 'vitest';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { exampleCatalogue, exampleResource } from '../../testing/exampleResource.ts';
import { labelsIn } from '../catalogue/labels/labels.ts';
import { specsOfMutation } from './specsOfMutation.ts';
import { specsOfResource } from './specsOfResource.ts';
import { validatorsOf } from './validatorsOf.ts';

// Goal: columns and JSON Schemas become the same kind of form. Method: read both, compare specs.
const nb = labelsIn('nb', {
  fields: {
    '*': { name: 'Navn' },
    sell_boat: { reason: 'Begrunnelse' },
    buyers: { name: 'Kjøper' },
  },
  values: { BoatStatus: { AFLOAT: 'På vannet' } },
});

const sell: CatalogueMutation = {
  name: 'sellBoat',
  module: 'harbour',
  inputType: 'SellBoatInput',
  payloadField: null,
  payloadType: null,
  givesToken: false,
  actors: null,
  performs: [],
  offeredWhile: null,
  schema: {
    type: 'object',
    required: ['id', 'reason', 'price'],
    properties: {
      id: { type: 'string', nodeType: 'Boat' },
      reason: { type: 'string', minLength: 3, maxLength: 500, pattern: '\\S' },
      price: { type: 'integer', format: 'minor', minimum: 1 },
      share: { type: ['string', 'number'], format: 'decimal' },
      soldOn: { type: ['string', 'null'], format: 'date' },
      status: { enum: ['AFLOAT'], graphqlEnum: 'BoatStatus' },
      deed: { type: 'object', file: { maxBytes: 10, contentTypes: ['application/pdf'] } },
      buyer: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', words: ['buyers.name'] } },
      },
      note: { type: 'string' },
      witness: { type: 'string' },
      updatedAt: { type: 'string', format: 'date-time' },
      rigs: { type: 'array', items: { enum: ['AFLOAT', 'SUNK'], graphqlEnum: 'BoatStatus' } },
      crew: { type: 'array', items: { type: 'string', nodeType: 'Boat' } },
      papers: {
        type: 'array',
        items: { type: 'object', file: { maxBytes: 10, contentTypes: ['application/pdf'] } },
      },
      parts: {
        type: 'array',
        items: { type: 'object', properties: { note: { type: 'string' } } },
      },
    },
  },
  ui: {
    'ui:order': ['price', 'reason', '*', 'note'],
    reason: { 'ui:widget': 'textarea' },
    note: { 'ui:begin': 'Solgt' },
    rigs: { 'ui:choices': ['AFLOAT'] },
    witness: { 'ui:widget': 'hidden' },
    'ui:if': [{ if: { const: 'afloat' }, else: { soldOn: false } }],
  },
};

describe('a form from a JSON Schema', () => {
  const specsFor = (state: string) => {
    const holds = (condition: unknown) => (condition as { const: string }).const === state;
    return specsOfMutation(sell, ['id'], exampleCatalogue, nb, { data: {}, holds });
  };
  const specs = specsFor('afloat');
  const spec = (source: string) => specs.find((item) => item.source === source);

  it('leaves out the inputs that the screen provides', () => {
    expect(spec('id')).toBeUndefined();
  });

  it('offers only rows that share the declared value with the row of the form', () => {
    const mutation = { ...sell, ui: { ...sell.ui, crew: { 'ui:among': { tags: 'tag' } } } };
    const given = { data: {}, holds: () => true, row: { tag: 'SAIL' } };
    const crew = specsOfMutation(mutation, ['id'], exampleCatalogue, nb, given).find(
      ({ source }) => source === 'crew',
    );
    expect(crew?.among).toEqual({ tags: 'SAIL' });
  });

  it('finds the kind of each input, in the declared order', () => {
    expect(specs.map(({ source, kind }) => `${source}: ${kind}`)).toEqual([
      'price: money',
      'reason: longText',
      'share: decimal',
      'soldOn: date',
      'status: enum',
      'deed: file',
      'buyer: object',
      'rigs: choices',
      'crew: references',
      'papers: file',
      'parts: rows',
      'note: text',
    ]);
  });

  it('takes labels from the form, flat or nested, else from the name of the field', () => {
    expect(spec('reason')?.label).toBe('Begrunnelse');
    expect(spec('buyer')?.parts?.[0]).toMatchObject({
      source: 'buyer.name',
      label: 'Kjøper',
      required: true,
    });
    expect(spec('soldOn')?.label).toBe('Sold');
  });

  it('has no label above a group whose form declares none', () => {
    const mutation = { ...sell, ui: { ...sell.ui, buyer: { 'ui:label': false } } };
    const given = { data: {}, holds: () => true };
    const buyer = specsOfMutation(mutation, ['id'], exampleCatalogue, nb, given).find(
      ({ source }) => source === 'buyer',
    );
    expect(buyer?.label).toBe('');
  });

  it('leaves out inputs by its conditions, and offers the declared values, choices and rows', () => {
    expect(specsFor('sunk').map(({ source }) => source)).not.toContain('soldOn');
    expect(spec('note')?.defaultValue).toBe('Solgt');
    expect(spec('rigs')?.options).toEqual([{ id: 'AFLOAT', name: 'På vannet' }]);
    expect(spec('crew')?.resource).toBe('boats');
    expect(spec('papers')).toMatchObject({ many: true, maxBytes: 10 });
  });

  it('names the inputs of a row relative to the row', () => {
    expect(spec('parts')?.parts?.[0]?.source).toBe('note');
  });

  it('offers the values of an enum by their label', () => {
    expect(spec('status')?.options).toEqual([{ id: 'AFLOAT', name: 'På vannet' }]);
  });

  it('refuses in the browser what the schema refuses', () => {
    const reason = spec('reason');
    const refusals = (value: unknown) =>
      reason
        ? validatorsOf(reason)
            .map((check) => check(value, {}, {}))
            .filter(Boolean)
        : [];
    expect(refusals('')).toEqual([
      { message: 'form.required', args: {} },
      { message: 'form.tooShort', args: { min: 3 } },
    ]);
    expect(refusals('   ')).toEqual([{ message: 'form.pattern', args: {} }]);
    expect(refusals('Solgt til naboen')).toEqual([]);
  });
});

describe('a form from columns', () => {
  it('has the writable columns, required only without a default', () => {
    const specs = specsOfResource(exampleResource(), 'create', exampleCatalogue, nb);
    expect(specs.map(({ source }) => source)).toEqual([
      'name',
      'status',
      'price',
      'builtOn',
      'berth',
      'ownerId',
      'isAfloat',
    ]);
    expect(specs.filter(({ required }) => required).map(({ label }) => label)).toEqual(['Navn']);
  });

  it('names the parts of a composite by their path', () => {
    const berth = specsOfResource(exampleResource(), 'edit', exampleCatalogue, nb).find(
      ({ source }) => source === 'berth',
    );
    expect(berth?.parts?.map(({ source }) => source)).toEqual(['berth.pier', 'berth.number']);
  });
});
