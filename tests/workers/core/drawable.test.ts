import { expect, test } from 'vitest';
import { drawable } from '#workers/core/pdf/pdf-canvas.ts';

// Goal: no document shows a font's empty box in place of a letter.

test.each([
  ['what every font has', 'Blåbærøya 2–3 · 1 000,50 €', 'Blåbærøya 2–3 · 1 000,50 €'],
  ['an accent written apart', 'Ide\u0301', 'Idé'],
  ['pictures, also put together', 'Arbeid 🧑‍🚀🇳🇴👍🏽!', 'Arbeid !'],
  ['signs that turn the writing', 'Øy\u202evind\u202c', 'Øyvind'],
  ['signs that take no place', 'Sol\u200bsiden\ufeff SA', 'Solsiden SA'],
  ['a script without a font', '東京 AS', '?? AS'],
  ['a ligature of a PDF', 'Pro\ufb01l og \ufb02ere', 'Profil og flere'],
  ['letters that stand for others', '20 \u33a1, \uff21\uff22', '20 m2, AB'],
  ['a tab', 'én\tto', 'én to'],
])('of %s', (_name, given, text) => {
  expect(drawable(given, 'text')).toEqual({ text, font: 'text' });
});

test('a heading in letters its font has not is written in the font of the text', () => {
  expect(drawable('Pro\ufb01l \u33a1 AS', 'heading').font).toBe('heading');
  expect(drawable('Київ AS', 'heading')).toEqual({ text: 'Київ AS', font: 'strong' });
  expect(drawable('Berg De\u00adsign AS', 'heading')).toEqual({
    text: 'Berg Design AS',
    font: 'heading',
  });
});
