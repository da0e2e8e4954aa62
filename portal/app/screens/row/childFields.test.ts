// Goal: child rows show the fields in which they differ. Method: checks of an application, of its job and of another.
import { expect, test } from 'vitest';
import type { ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { childFields } from './childFields.ts';

const field = (name: string, kind: ScreenField['kind'], typeName?: string) =>
  ({ name, kind, target: typeName ? { typeName, label: 'name' } : null }) as ScreenField;
const fields = [
  field('name', 'text'),
  field('jobApplication', 'reference', 'JobApplication'),
  field('job', 'reference', 'Job'),
  field('jobCheckType', 'enum'),
  field('status', 'enum'),
];
const row = { id: 'app_1', name: 'Ida', job: { id: 'job_1' } } as unknown as Row;
const check = (id: string, job: string, name = 'Jon') =>
  ({ id, name, job: { id: job } }) as unknown as Row;
const childrenOf = (rows: Row[], label: string | null = 'name', parent = row) =>
  childFields({ fields, label }, { typeName: 'JobApplication', label: 'name', row: parent }, rows);
const namesOf = (...given: Parameters<typeof childrenOf>) =>
  childrenOf(...given).fields.map(({ name }) => name);

test('a reference that child rows share with the row of the page is left out', () => {
  expect(namesOf([check('jch_1', 'job_1'), check('jch_2', 'job_1')])).toEqual([
    'name',
    'jobCheckType',
    'status',
  ]);
  const differing = ['name', 'job', 'jobCheckType', 'status'];
  expect(namesOf([check('jch_1', 'job_1'), check('jch_2', 'job_2')])).toEqual(differing);
  const bare = { id: 'app_1' } as unknown as Row;
  expect(namesOf([check('jch_1', 'job_1')], 'name', bare)).toEqual(differing);
});

test('child rows that go by the name of the page are named by their kind', () => {
  const ofIda = [check('jch_1', 'job_1', 'Ida'), check('jch_2', 'job_1', 'Ida')];
  expect(childrenOf(ofIda).named?.name).toBe('jobCheckType');
  expect(namesOf(ofIda)).toEqual(['jobCheckType', 'status']);
  expect(childrenOf([...ofIda, check('jch_3', 'job_1')]).named).toBeUndefined();
  expect(childrenOf([]).named).toBeUndefined();
  expect(childrenOf([check('jch_1', 'job_2')], null).named?.name).toBe('job');
});
