import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stateColumn } from '#admin/app/fields/TextValue.tsx';
import { exampleField, exampleResource } from '#admin/testing/exampleResource.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { filterOf } from '../../data/filterOf.ts';
import { cellText } from '../../export/cellText.ts';
import { fetchWords } from '../../locale/words.ts';
import { subjectOf } from '../useConsoleModel.ts';
import { itemText, labelsIn, storedText, titleOf } from './labels.ts';

beforeAll(() => fetchWords('nb'));

const stored = (name: string, what: string) =>
  exampleField({ name, kind: 'text', tags: { holds: what } });
const boats = exampleResource();
const table = stored('entity', 'table');
const word = stored('eventType', 'word');
const state = stored('toStatus', 'state');
const log = exampleResource({
  name: 'logs',
  table: 'logs',
  typeName: 'Log',
  labelField: 'eventType',
  searchField: null,
  fields: [table, word, state],
  statusField: null,
});
const catalogue: Catalogue = { resources: [boats, log], enums: [], mutations: [], operator: null };
const texts = {
  nouns: {
    boats: { one: 'Båt', many: 'Båter' },
    old_boats: { one: 'Gammel båt', many: 'Gamle båter' },
  },
  values: { '*': { approve: 'Godkjenn' } },
};
const labels = labelsIn('nb', texts);
const row = { id: '1', entity: 'boats', eventType: 'approve', toStatus: 'SOLD' };

afterEach(() => vi.unstubAllGlobals());

it('labels names stored in the database, also of tables that operators do not see', () => {
  expect(storedText(catalogue, labels, table, 'boats')).toBe('Båt');
  expect(storedText(catalogue, labels, table, 'old_boats')).toBe('Gammel båt');
  expect(storedText(catalogue, labels, word, 'approve')).toBe('Godkjenn');
  expect(
    storedText(catalogue, labels, exampleField({ name: 'name', kind: 'text' }), 'x'),
  ).toBeNull();
  expect(titleOf(catalogue, log, row, labels)).toBe('Godkjenn');
});

it('joins the further fields of `@label` to a title, in the language of the operator', () => {
  const sold = exampleField({ name: 'soldOn', kind: 'date' });
  const sales = { ...log, fields: [...log.fields, sold], titleFields: ['soldOn'] };
  const titled = (soldOn: string | null) =>
    titleOf(catalogue, sales, { ...row, soldOn }, labels).replaceAll('\u00a0', ' ');
  expect(titled('2026-11-30')).toBe('Godkjenn · 30. nov. 2026');
  expect(titled(null)).toBe('Godkjenn');
});

it('formats an amount in a title in the language of the operator', () => {
  const price = exampleField({ name: 'price', kind: 'money' });
  const sales = { ...log, fields: [...log.fields, price], titleFields: ['price'] };
  const titled = (locale: 'nb' | 'en') =>
    titleOf(catalogue, sales, { ...row, price: '-123456780' }, labelsIn(locale, texts));
  expect(titled('nb')).toBe('Godkjenn · −1\u202f234\u202f567,80');
  expect(titled('en')).toBe('Godkjenn · −1\u202f234\u202f567.80');
});

it('labels each of several values', () => {
  const tags = exampleField({ name: 'tags', kind: 'enum', enumName: 'Tag', isList: true });
  const labels = labelsIn('nb', { values: { Tag: { CHOIR: 'Kor' } } });
  const known = {
    ...catalogue,
    enums: [{ name: 'Tag', description: null, values: [], outcomes: {}, tags: {} }],
  };
  expect(itemText(known, labels, tags, 'CHOIR')).toBe('Kor');
  expect(cellText(known, labels, tags, ['CHOIR', 'CHOIR'], {})).toBe('Kor, Kor');
});

it('reads the states of a log as those of the table its row refers to', () => {
  expect(subjectOf(catalogue, log, row)).toBe(boats);
  expect(stateColumn(catalogue, state, row)?.name).toBe('status');
  expect(stateColumn(catalogue, state, { ...row, entity: 'old_boats' })).toBeUndefined();
});

it('finds a stored name by its label', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'nb' });
  const { or } = filterOf(log, { q: 'godkjenn' }) as { or: { eventType: { in?: string[] } }[] };
  expect(or[0]).toEqual({ eventType: { includesInsensitive: 'godkjenn' } });
  expect(or[1]?.eventType.in).toContain('approve');
});
