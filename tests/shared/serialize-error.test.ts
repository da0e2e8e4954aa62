// Goal: a log contains the error and no value of a row. Method: the error of Postgres when two rows
// have the same personal number, written by the logger as it is set up.
import type { FastifyRequest } from 'fastify';
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

test('values of a row are left out of the log, and the details that help to find the error are included', () => {
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

test('a request is logged without its query and without the name of its account', () => {
  const pathOf = (url: string) => {
    const request = { method: 'GET', url, headers: {} };
    return loggerOptions('info').serializers.req(request as FastifyRequest).path;
  };
  expect(pathOf('/v2/nb/personal/kari-nordmann/account/dashboard?token=1')).toBe(
    '/v2/nb/personal/-/account/dashboard',
  );
  expect(pathOf('/v2/en/business/solsiden-barnehage')).toBe('/v2/en/business/-');
  expect(pathOf('/v2/nb/login')).toBe('/v2/nb/login');
});
