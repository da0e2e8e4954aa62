// Goal: child rows show the fields in which they differ. Method: checks of an application, of its job and of another.
import { expect, test } from 'vitest';
import type { ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { childFields } from './childFields.ts';

const field = (name: string, kind: ScreenField['kind'], typeName?: string) =>
  ({ name, kind, target: typeName ? { typeName, label: 'name' } : null }) as ScreenField;
const fields = [
  field('jobApplication', 'reference', 'JobApplication'),
  field('job', 'reference', 'Job'),
  field('jobCheckType', 'enum'),
  field('status', 'enum'),
];
const row = { id: 'app_1', job: { id: 'job_1' } } as unknown as Row;
const check = (id: string, job: string) => ({ id, job: { id: job } }) as unknown as Row;
const namesOf = (rows: Row[], parent = row) =>
  childFields({ fields }, { typeName: 'JobApplication', row: parent }, rows).map(
    ({ name }) => name,
  );

test('a reference that child rows share with the row of the page is left out', () => {
  expect(namesOf([check('jch_1', 'job_1'), check('jch_2', 'job_1')])).toEqual([
    'jobCheckType',
    'status',
  ]);
  const differing = ['job', 'jobCheckType', 'status'];
  expect(namesOf([check('jch_1', 'job_1'), check('jch_2', 'job_2')])).toEqual(differing);
  expect(namesOf([check('jch_1', 'job_1')], { id: 'app_1' } as unknown as Row)).toEqual(differing);
});
