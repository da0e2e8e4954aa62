import { expect, test } from 'vitest';
import { drawable } from '#workers/core/pdf/pdf-canvas.ts';

// Goal: no document shows a font's empty box in place of a letter.

test.each([
  ['characters that every font has', 'Blåbærøya 2–3 · 1 000,50 €', 'Blåbærøya 2–3 · 1 000,50 €'],
  ['a decomposed accent', 'Ide\u0301', 'Idé'],
  ['emoji, also combined ones', 'Arbeid 🧑‍🚀🇳🇴👍🏽!', 'Arbeid !'],
  ['characters that change the direction of the text', 'Øy\u202evind\u202c', 'Øyvind'],
  ['zero-width characters', 'Sol\u200bsiden\ufeff SA', 'Solsiden SA'],
  ['a script without a font', '東京 AS', '?? AS'],
  ['a ligature of a PDF', 'Pro\ufb01l og \ufb02ere', 'Profil og flere'],
  ['compatibility characters', '20 \u33a1, \uff21\uff22', '20 m2, AB'],
  ['a tab', 'én\tto', 'én to'],
])('of %s', (_name, given, text) => {
  expect(drawable(given, 'text')).toEqual({ text, font: 'text' });
});

test('a heading with letters that its font lacks is written in the font of the text', () => {
  expect(drawable('Pro\ufb01l \u33a1 AS', 'heading').font).toBe('heading');
  expect(drawable('Київ AS', 'heading')).toEqual({ text: 'Київ AS', font: 'strong' });
  expect(drawable('Berg De\u00adsign AS', 'heading')).toEqual({
    text: 'Berg Design AS',
    font: 'heading',
  });
});
