// Goal: a log tells what broke and no value of a row. Method: the error Postgres gives when two rows
// claim one personal number, written by the logger as it is set up.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggerOptions } from '#server/create-app.ts';
import { serializeError } from '#shared/serialize-error.ts';

const broken = Object.assign(new Error('duplicate key value violates unique constraint "x_key"'), {
  code: '23505',
  constraint: 'x_key',
  table: 'personal_numbers',
  detail: 'Key (personal_number)=(13097248022) already exists.',
});

test('the values of a row stay out of the log, what helps to find the fault is in it', () => {
  for (const options of [loggerOptions('info'), { serializers: { err: serializeError } }]) {
    const lines: string[] = [];
    const log = pino(options, { write: (line: string) => lines.push(line) });
    log.error({ err: broken }, 'a request failed');
    const written = lines.join('');
    expect(written).not.toContain('13097248022');
    expect(JSON.parse(written).err).toMatchObject({
      code: '23505',
      constraint: 'x_key',
      table: 'personal_numbers',
      message: broken.message,
      stack: broken.stack,
    });
  }
});
