import { describe, expect, it } from 'vitest';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { filterOf } from './filterOf.ts';

const boats = exampleResource();

describe('filters by the type of the column', () => {
  it('finds rows whose list of values contains the requested one', () => {
    const plans = exampleResource({
      fields: [exampleField({ name: 'tags', kind: 'enum', isList: true })],
    });
    expect(filterOf(plans, { tags: 'SPORTS' })).toEqual({ tags: { anyEqualTo: 'SPORTS' } });
    expect(filterOf(plans, { tags: null })).toEqual({});
  });

  it.each([
    ['an enum by any of its chosen values', { status: ['A', 'B'] }, { status: { in: ['A', 'B'] } }],
    ['no chosen value as no filter', { status: [] }, {}],
    ['a boolean, also false', { isAfloat: false }, { isAfloat: { equalTo: false } }],
    ['a reference by its key', { ownerId: 'o1' }, { ownerId: { equalTo: 'o1' } }],
    ['text by a part of it', { name: 'ter' }, { name: { includesInsensitive: 'ter' } }],
    [
      'an amount by both ends',
      { price: { from: 100, to: 200 } },
      { price: { greaterThanOrEqualTo: 100, lessThanOrEqualTo: 200 } },
    ],
    ['zero as a bound', { price: { from: 0 } }, { price: { greaterThanOrEqualTo: 0 } }],
    ['an empty moment as null', { createdAt: { isNull: true } }, { createdAt: { isNull: true } }],
    ['an empty range as no filter', { price: { from: '', to: null } }, {}],
    [
      'a date by its day',
      { builtOn: { to: '2026-05-03' } },
      { builtOn: { lessThanOrEqualTo: '2026-05-03' } },
    ],
    ['nothing for a column the table does not have', { colour: 'red' }, {}],
  ])('takes %s', (_sentence, values, filter) => {
    expect(filterOf(boats, values)).toEqual(filter);
  });

  it('takes "to 3 May" as the whole of that day', () => {
    const { createdAt } = filterOf(boats, { createdAt: { to: '2026-05-03' } });
    expect(createdAt).toEqual({ lessThan: new Date('2026-05-04T00:00:00').toISOString() });
  });
});

describe('free text', () => {
  it('is found as it is copied, with spaces around it, two in a row, or of another width', () => {
    expect(filterOf(boats, { q: '\u202fKari\u00a0 Nordmann\u200b ' })).toEqual({
      search: 'Kari Nordmann',
    });
    expect(filterOf(boats, { name: ' terna\u00a0' })).toEqual({
      name: { includesInsensitive: 'terna' },
    });
    expect(filterOf(boats, { q: ' \u00a0', name: ' ' })).toEqual({});
  });

  it('uses the search of the table', () => {
    expect(filterOf(boats, { q: 'terna' })).toEqual({ search: 'terna' });
  });

  it('finds a number with or without spaces between its groups, and leaves other text as it is', () => {
    const number = exampleField({ name: 'number', kind: 'text', tags: { groups: '3 3 3' } });
    const numbered = { fields: [number], labelField: 'number' };
    const found = (given: Partial<CatalogueResource>, text: string) =>
      filterOf(exampleResource({ ...numbered, ...given }), { q: text });
    expect(found({}, '974 760 673')).toEqual({ search: '974760673' });
    expect(found({}, 'Kai 12 34')).toEqual({ search: 'Kai 12 34' });
    expect(found({ searchField: null }, '974 760')).toEqual({
      number: { includesInsensitive: '974760' },
    });
    expect(filterOf(exampleResource(), { q: '12 34' })).toEqual({ search: '12 34' });
  });

  it('filters the title of a table without search', () => {
    const plain = exampleResource({ searchField: null });
    expect(filterOf(plain, { q: 'ter' })).toEqual({ name: { includesInsensitive: 'ter' } });
  });

  it('is no filter if the title is no text', () => {
    const dated = exampleResource({ searchField: null, labelField: 'createdAt' });
    expect(filterOf(dated, { q: 'ter' })).toEqual({});
  });
});
