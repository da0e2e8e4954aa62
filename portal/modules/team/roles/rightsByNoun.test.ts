import { expect, test } from 'vitest';
import { rightName, rightsByNoun } from './Roles.tsx';

test('rights are grouped by their noun, with the strongest role first', () => {
  const rights = [
    { action: 'create_client', about: 'clients', roles: ['ADMIN', 'OWNER'] },
    {
      action: 'update_department',
      about: 'departments',
      roles: ['MANAGER', 'OWNER', 'OPERATOR_ADMIN'],
    },
    { action: 'update_client', about: 'clients', roles: ['OWNER'] },
  ];
  expect(rightsByNoun(rights)).toEqual([
    {
      noun: 'clients',
      actions: [
        { action: 'create_client', roles: ['OWNER', 'ADMIN'] },
        { action: 'update_client', roles: ['OWNER'] },
      ],
    },
    {
      noun: 'departments',
      actions: [{ action: 'update_department', roles: ['OWNER', 'MANAGER'] }],
    },
  ]);
});

test('a right is called by what is done, not by the question that is asked before', () => {
  expect(rightName({ title: 'New client', submit: 'Save' })).toBe('New client');
  expect(rightName({ title: 'Are you sure?', submit: 'Delete' })).toBe('Delete');
});
