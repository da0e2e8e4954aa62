import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '#admin/testing/exampleResource.ts';
import { specOfField } from '../../inputs/specsOfResource.ts';
import { unitOf } from '../useConsoleModel.ts';
import { labelsIn } from './labels.ts';

const figure = exampleField({ name: 'value', kind: 'decimal', tags: { unit: 'kind_of' } });
const fixed = exampleField({ name: 'rate', kind: 'decimal', tags: { unit: 'PERCENT' } });
const kind = exampleField({ name: 'kindOf', kind: 'enum' });
const catalogue = {
  resources: [exampleResource({ fields: [figure, fixed, kind] })],
  enums: [],
  mutations: [],
  operator: null,
};

it('reads the unit of a figure from another column or from the tag itself', () => {
  expect(unitOf(catalogue, figure, { kindOf: 'MINOR' })).toBe('MINOR');
  expect(unitOf(catalogue, figure, {})).toBeUndefined();
  expect(unitOf(catalogue, fixed, {})).toBe('PERCENT');
  expect(unitOf(catalogue, kind, { kindOf: 'MINOR' })).toBeUndefined();
});

it('reads the unit from a computed field, too', () => {
  const quantity = exampleField({ name: 'quantity', kind: 'decimal', tags: { unit: 'unit' } });
  const unit = exampleField({ name: 'unit', column: null, kind: 'enum', computed: true });
  const lines = { ...catalogue, resources: [exampleResource({ fields: [quantity, unit] })] };
  expect(unitOf(lines, quantity, { unit: 'HOUR' })).toBe('HOUR');
});

it('gives the input the field of its unit', () => {
  const labels = labelsIn('nb', {});
  expect(specOfField(figure, catalogue, labels).unitSource).toBe('kindOf');
  expect(specOfField(fixed, catalogue, labels).unitSource).toBeUndefined();
});

it('names one of a unit as one', () => {
  const labels = labelsIn('en', {
    values: { LineUnit: { HOUR: { label: 'Hours', one: 'Hour' }, KM: 'Km' } },
  });
  const of = { name: 'LineUnit', values: [], tags: {}, outcomes: {} };
  expect(labels.unit(of, 'HOUR', '1.00')).toBe('hour');
  expect(labels.unit(of, 'HOUR', '1.5')).toBe('hours');
  expect(labels.unit(of, 'KM', '1')).toBe('km');
});
