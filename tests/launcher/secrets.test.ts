// Goal: a start with an invalid secret says which one and what to do, and reveals no secret.
// Method: a data folder with every kind of file in it.
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readSecrets } from '#tools/launcher/secrets.ts';

const good = 'a secret of more than thirty-two characters';
let place: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(() => place.remove());

const read = (more: { secret?: string; databaseUrl?: string } = {}) =>
  readSecrets({ dataFolder: place.folder, secret: null, databaseUrl: null, ...more });
const store = (text: string) => fs.writeFileSync(path.join(place.folder, 'secrets.json'), text);
const stored = (fields: object) => store(JSON.stringify(fields));

test('the first start creates the secrets that later ones read, and SECRET overrides them', () => {
  const made = read();
  expect(made.secret.length).toBeGreaterThan(32);
  expect(read()).toEqual(made);
  expect(read({ secret: good })).toEqual({ ...made, secret: good });
});

test.each([
  ['{}', 'secrets.json has no "secret"'],
  ['{"secret": 7}', 'secrets.json has no "secret"'],
  ['{"secret": ""}', 'secrets.json has no "secret"'],
  ['{"secret": "brief"}', 'secrets.json has 5 characters and needs 32'],
  [`{"secret": "${good}"}`, 'secrets.json has no "superuserPassword"'],
  ['null', 'secrets.json holds no JSON object'],
  ['{"secret": "hemm', 'secrets.json holds no JSON object'],
])('a file that says %s is reported', (text, received) => {
  store(text);
  expect(read).toThrow(received);
  expect(read).not.toThrow(/brief|hemm/);
});

test('a short SECRET is reported', () => {
  expect(() => read({ secret: 'brief' })).toThrow(/^SECRET has 5 characters and needs 32 or more/);
});

test('only required secrets must be there', () => {
  stored({ superuserPassword: 'p' });
  expect(read({ secret: good })).toEqual({ secret: good, superuserPassword: 'p' });
  stored({ secret: good });
  expect(read({ databaseUrl: 'postgres://elsewhere' }).secret).toBe(good);
});
