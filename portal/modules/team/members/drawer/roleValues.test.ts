import { expect, test } from 'vitest';
import { fieldsOf, knownDepartments, namedRefusals, wantedRoles } from './roleValues.ts';

const departments = [{ id: 'dep_a' }, { id: 'dep_b' }];
const values = {
  role: 'MEMBER',
  [fieldsOf('dep_b').role]: 'MANAGER',
  [fieldsOf('dep_b').accessToCRC]: 'yes',
  [fieldsOf('dep_a').accessToIdentity]: 'yes',
};

test('only chosen departments are sent, and access only within them', () => {
  expect(wantedRoles(values, departments)).toEqual({
    role: 'MEMBER',
    departmentMemberships: [
      { departmentId: 'dep_b', role: 'MANAGER', accessToCRC: true, accessToIdentity: false },
    ],
  });
});

test('an admin has no departments', () => {
  expect(wantedRoles({ ...values, role: 'ADMIN' }, departments)).toEqual({
    role: 'ADMIN',
    departmentMemberships: [],
  });
});

test('a refusal of a membership is placed at its department, others stay', () => {
  const { departmentMemberships } = wantedRoles(values, departments);
  const refusals = [
    { code: 'UNAUTHORIZED' as const, path: 'departmentMemberships.0.role' },
    { code: 'BLANK' as const, path: 'departmentMemberships' },
    { code: 'BLANK' as const, path: 'firstName' },
  ];
  expect(namedRefusals(refusals, departmentMemberships).map(({ path }) => path)).toEqual([
    fieldsOf('dep_b').role,
    'departmentMemberships',
    'firstName',
  ]);
});

test('a department that is not listed is shown if the member belongs to it', () => {
  const department = (id: string) => ({ id, name: id, canManage: true });
  const member = {
    departmentMemberships: ['dep_a', 'dep_z'].map((id) => ({ department: department(id) })),
  } as Parameters<typeof knownDepartments>[1];
  const known = knownDepartments([department('dep_a'), department('dep_b')], member);
  expect(known.map(({ id }) => id)).toEqual(['dep_a', 'dep_b', 'dep_z']);
});
