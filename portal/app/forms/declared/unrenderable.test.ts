import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { describe, expect, it } from 'vitest';
import { conditionsHold } from '#forms/describe/conditions-of.ts';
import { storableData } from '#forms/describe/storable-data.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { labelAt, withValues } from './dataPath.ts';
import { isSearchingIn } from './isSearching.ts';
import { registerFields } from './templates/ObjectFieldTemplate.tsx';
import { placeRefusals } from './useRefusals.ts';
import { typedNumber } from './widgets/NumberWidget.tsx';

const text = { type: 'string' };

describe('a declared form', () => {
  it('evaluates only compiled conditions', () => {
    const condition = { const: 1 };
    const holds = conditionsHold({
      validators: { form: () => true, [hashForSchema(condition)]: (data) => data === 1 },
    });
    expect([holds(condition, 1), holds(condition, 2), holds(true, 0)]).toEqual([true, false, true]);
    expect(() => holds({ const: 2 }, 1)).toThrow('not compiled');
  });

  it('stores neither secrets nor files', () => {
    const schema: InputSchema = {
      properties: {
        name: text,
        secret: { ...text, writeOnly: true },
        paper: { file: { maxBytes: 1, contentTypes: [] } },
        rows: { items: { properties: { pin: { ...text, writeOnly: true }, a: text } } },
      },
    };
    const data = {
      name: 'a',
      secret: 'b',
      paper: { data: '' },
      rows: [{ pin: '1', a: '2' }],
      $own: 1,
    };
    expect(storableData(schema, data)).toEqual({ name: 'a', rows: [{ a: '2' }], $own: 1 });
  });

  it('hides the fields behind a search, and shows the found company instead of them', () => {
    const register = {
      name: 'name',
      number: 'no',
      address: 'home',
      checked: 'found',
      search: true,
    };
    const names = ['kind', 'name', 'no', 'home', 'email', 'found'];
    expect(registerFields(names, register, {}, true)).toEqual(['kind', null]);
    expect(registerFields(names, register, { found: true }, true)).toEqual(['kind', null, 'email']);
    const byHand = { $byHand: true };
    expect(registerFields(names, register, byHand, true)).toEqual([
      'kind',
      null,
      'name',
      'no',
      'home',
      'email',
    ]);
    expect(isSearchingIn({ attributes: { 'ui:register': register } }, {}, true)).toBe(true);
    expect(
      isSearchingIn({ attributes: { 'ui:register': register } }, { attributes: byHand }, true),
    ).toBe(false);
  });

  it('has no search for an existing row', () => {
    const register = { name: 'name', number: 'no', address: 'home', checked: 'found' };
    expect(registerFields(['name', 'no'], register, {}, false)).toEqual([null, 'name', 'no']);
  });

  it('sets an object within the data and leaves the rest', () => {
    const data = { a: { b: [{ c: 1, d: 2 }] }, e: 3 };
    expect(withValues(data, ['a', 'b', 0], { c: 9 })).toEqual({ a: { b: [{ c: 9, d: 2 }] }, e: 3 });
  });

  it('places a refusal at the rendered field, and the others apart', () => {
    const refused = (code: string, path: string) => ({ code, path });
    const all = [
      refused('TAKEN', 'boatId'),
      refused('TAKEN', 'crew.0.name'),
      refused('TAKEN', ''),
      refused('INVALID', 'boatId'),
    ];
    expect(placeRefusals(all, new Set(['crew']))).toEqual({
      placed: [{ ...refused('TAKEN', 'crew'), below: '0.name' }],
      unplaced: [refused('TAKEN', ''), refused('INVALID', 'boatId')],
    });
  });

  it('labels a field that is not rendered by its noun, at any depth', () => {
    const words = wordsIn({ nouns: { boats: { one: 'Båt', many: 'Båter' } } });
    const boatId = { ...text, words: ['boats'] };
    const schema = { properties: { boatId, crew: { items: { properties: { boatId } } } } };
    const label = (path: string) => labelAt({ name: 'sinkBoat', schema } as never, words, path);
    expect([label('boatId'), label('crew.0.boatId'), label('mast'), label('')]).toEqual([
      { label: 'Båt' },
      { label: 'Båt' },
      {},
      {},
    ]);
  });

  it.each([
    ['integer', '12 000', 12000, '12000'],
    ['integer', '12,5', '12,5', '12,5'],
    ['decimal', '7,50', '7.50', '7,5'],
    ['percent', '33 %', '33', '33'],
    ['money', '1 250,5', 125050, '1\u202f250,50'],
    ['money', 'mye', 'mye', 'mye'],
  ])('reads %s %s as %s and shows it as %s', (kind, typed, value, shown) => {
    const { read, show } = typedNumber[kind]!;
    expect(read(typed)).toBe(value);
    expect(show(value, 'nb')).toBe(shown);
  });
});
