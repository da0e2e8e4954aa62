import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import en from '../../../forms/modules/core/errors/messages.en.json' with { type: 'json' };
import nb from '../../../forms/modules/core/errors/messages.nb.json' with { type: 'json' };
import { refusalText } from './refusalText.ts';

test('every code of the contract has a text in both languages', async () => {
  const schema = await readFile(
    new URL('../../../plugins/portal.graphql', import.meta.url),
    'utf8',
  );
  const codes = /enum ErrorCode \{([^}]*)\}/.exec(schema)![1]!.trim().split(/\s+/);
  expect(codes).toHaveLength(60);
  for (const code of codes) {
    expect(nb, code).toHaveProperty([code]);
    expect(en, code).toHaveProperty([code]);
  }
  expect(Object.keys(nb)).toEqual(Object.keys(en));
});

test('a field has its own text, ids and positions are left out', () => {
  const text = (code: string, path: string) => refusalText({ code, path }, 'en');
  expect(text('BLANK', 'attributes.address.postalCode')).toBe('A post code is required');
  expect(text('BLANK', 'lines.0.occupationCodeId')).toBe('Choose what kind of work it was');
  expect(text('TAKEN', 'attributes.referencePeople.1.name')).toBe(
    'Reference people can not have the same name',
  );
  expect(text('BLANK', 'attributes.title')).toBe('Missing title');
  expect(text('NEVER_HEARD_OF', '')).toBe('That could not be done. Try again shortly.');
});
