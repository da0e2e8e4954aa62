import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { detailGroups } from './detailGroups.ts';
import { amountRows } from './MoneyRows.tsx';

const boat = {
  id: 'b1',
  name: 'Terna',
  status: 'AFLOAT',
  price: 100,
  builtOn: '2020-05-01',
  berth: { pier: null, number: null, __typename: 'Berth' },
  ownerId: 'o1',
  isAfloat: false,
  createdAt: '2019-01-01T10:00:00Z',
};
const names = (fields: { name: string }[]) => fields.map(({ name }) => name);

it('groups the fields of a row by kind, without those in the header of the page', () => {
  const { people, money, rest, dates, empty } = detailGroups(exampleResource(), boat);
  expect(names(people)).toEqual(['ownerId']);
  expect(names(money)).toEqual(['price']);
  expect(names(rest)).toEqual(['isAfloat']);
  expect(names(dates)).toEqual(['createdAt', 'builtOn']);
  expect(names(empty)).toEqual(['berth']);
});

it('separates the decisive fields, computed lists too, the reason first', () => {
  const decides = { tags: { decides: true as const } };
  const fields = [
    exampleField({ name: 'work', kind: 'text', computed: true, ...decides }),
    exampleField({ name: 'reasons', kind: 'enum', computed: true, isList: true, ...decides }),
    exampleField({ name: 'actions', kind: 'text', computed: true, isList: true }),
  ];
  const record = { work: 'Foto', reasons: ['FIRST'], actions: ['approve'] };
  const { decisive, rest } = detailGroups(exampleResource({ fields }), record);
  expect(names(decisive)).toEqual(['reasons', 'work']);
  expect(names(rest)).toEqual([]);
});

it('treats false and zero as values, and null, an empty text and no parts as empty', () => {
  const record = { ...boat, name: '', price: 0, ownerId: null, berth: { pier: 'B', number: null } };
  const { money, rest, empty } = detailGroups(exampleResource(), record);
  expect(names(money)).toEqual(['price']);
  expect(names(rest)).toEqual(['isAfloat', 'berth']);
  expect(names(empty)).toEqual(['name', 'ownerId']);
});

it('puts the sum first, rates with their amounts, and remainders once an amount is reduced', () => {
  const fields = [
    exampleField({ name: 'feePercent', kind: 'percent', tags: { rateOf: 'FEE' } }),
    exampleField({ name: 'fee', kind: 'money', column: 'FEE' }),
    exampleField({ name: 'total', kind: 'money', column: 'TOTAL', tags: { sum: true } }),
    exampleField({ name: 'feeLeft', kind: 'money', tags: { restOf: 'FEE' } }),
    exampleField({ name: 'totalLeft', kind: 'money', tags: { restOf: 'TOTAL' } }),
  ];
  const rows = amountRows(fields, { fee: 5, total: 100, feeLeft: 3, totalLeft: 100 });
  expect(rows.map(({ field, rate, rest }) => [field.name, rate?.name, rest?.name])).toEqual([
    ['total', undefined, undefined],
    ['fee', 'feePercent', 'feeLeft'],
  ]);
});
