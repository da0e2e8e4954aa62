import { expect, test } from 'vitest';
import { withoutRefused } from './withoutRefused.ts';

const line = { quantity: '3', workReport: { startDate: 'etter jul', endDate: null } };
const input = { clientId: 'cli_1', dueOn: 'ved jul', lines: [line] };
const refused = (...paths: string[]) =>
  withoutRefused(
    input,
    paths.map((path) => ({ code: 'INVALID', path })),
  );

test('the fields that were refused are sent as not said, and everything else as it is', () => {
  expect(refused('dueOn', 'lines.0.workReport.startDate')).toEqual({
    clientId: 'cli_1',
    dueOn: null,
    lines: [{ quantity: '3', workReport: { startDate: null, endDate: null } }],
  });
  expect(input.dueOn).toBe('ved jul');
});

test.each([['lines'], ['lines.0'], [''], ['updatedAt'], ['dueOn', 'lines']])(
  'what is more than a field is not left out: %s',
  (...paths) => {
    expect(refused(...paths)).toBeNull();
  },
);
