import { expect, test } from 'vitest';
import type { Screen, ScreenField, ScreenFilter } from '#plugins/core/screens/screen.ts';
import { columnsOf } from './columnsOf.ts';
import { screenSearch, screenVariables } from './screenSearch.ts';

/** Goal: an address selects the rows of a list, and invalid parts of it are ignored. */
const field = (name: string, kind: ScreenField['kind'], values: string[] | null = null) => ({
  name,
  kind,
  values,
  isListed: true,
  enumName: null,
  target: null,
  groups: null,
});
const filter = (name: string, kind: ScreenFilter['kind'], of: string | null): ScreenFilter => ({
  name,
  kind,
  field: of,
  choices: null,
});
const screen = {
  label: 'title',
  fields: [
    field('price', 'money'),
    field('status', 'enum', ['OPEN', 'LOST']),
    field('title', 'text'),
    field('workshop', 'reference'),
    field('isUrgent', 'boolean'),
    field('createdAt', 'datetime'),
  ],
  filters: [
    filter('search', 'search', null),
    filter('status', 'oneOf', 'status'),
    filter('isUrgent', 'equals', 'isUrgent'),
    filter('archived', 'isSet', 'archivedAt'),
    filter('createdAtFrom', 'from', 'createdAt'),
  ],
  sorts: [{ name: 'TITLE', field: 'title' }],
  defaultSort: 'TITLE_ASC',
} as unknown as Screen;

// Requirements: A3.22, A3.23
test('each parameter becomes a filter of its kind', () => {
  const search = screenSearch(screen, {
    search: 'ur',
    status: 'LOST,OPEN',
    isUrgent: 'true',
    archived: 'false',
    createdAtFrom: '2026-11-22',
    sort: 'TITLE_DESC',
    page: '3',
  });
  expect(screenVariables(screen, search, 25)).toEqual({
    page: 3,
    perPage: 25,
    filter: {
      search: 'ur',
      status: ['OPEN', 'LOST'],
      isUrgent: true,
      archived: false,
      createdAtFrom: '2026-11-22',
    },
    sortBy: ['TITLE_DESC'],
  });
});

test('invalid parameters are ignored', () => {
  const search = screenSearch(screen, {
    status: 'SUNK',
    archived: 'perhaps',
    createdAtFrom: 'yesterday',
    sort: 'PASSWORD_ASC',
    page: '-1',
    password: 'x',
  });
  expect(search).toEqual({ filters: {}, sort: 'TITLE_ASC', page: 1 });
  expect(screenVariables(screen, search, 25)).toEqual({
    page: 1,
    perPage: 25,
    sortBy: ['TITLE_ASC'],
  });
});

// Requirements: A3.25
test('columns are ordered from the distinguishing ones to amounts', () => {
  expect(columnsOf(screen.fields, 'title').map(({ field, place }) => [field.name, place])).toEqual([
    ['workshop', 'more'],
    ['isUrgent', 'more'],
    ['createdAt', 'second'],
    ['status', 'status'],
    ['price', 'amount'],
  ]);
});
