import { expect, test } from 'vitest';
import { withoutRefused } from './withoutRefused.ts';

const line = { quantity: '3', workReport: { startDate: 'etter jul', endDate: null } };
const input = { clientId: 'cli_1', dueOn: 'ved jul', lines: [line] };
const refused = (...paths: string[]) =>
  withoutRefused(
    input,
    paths.map((path) => ({ code: 'INVALID', path })),
  );

test('refused fields are sent as null, and all others unchanged', () => {
  expect(refused('dueOn', 'lines.0.workReport.startDate')).toEqual({
    clientId: 'cli_1',
    dueOn: null,
    lines: [{ quantity: '3', workReport: { startDate: null, endDate: null } }],
  });
  expect(input.dueOn).toBe('ved jul');
});

test.each([['lines'], ['lines.0'], [''], ['updatedAt'], ['dueOn', 'lines']])(
  'a refusal of more than a field cannot be left out: %s',
  (...paths) => {
    expect(refused(...paths)).toBeNull();
  },
);
