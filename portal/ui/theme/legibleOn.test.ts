import { expect, test } from 'vitest';
import { contrast } from '#shared/tokens/contrast.ts';
import { tokens } from '#shared/tokens/tokens.ts';
import { legibleOn } from './applyTheme.ts';

// Goal: a team's colour is legible as text in both themes, and unchanged if it already is.

test.each(['#ffff00', '#8a1c2b', '#0e5a47', '#000000', '#ffffff', '#7f7f7f'])('%s', (color) => {
  for (const { paper, surface } of [tokens.light, tokens.dark]) {
    for (const on of [paper, surface]) {
      expect(contrast(legibleOn(on, color), on), on).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a legible colour is unchanged', () => {
  expect(legibleOn('#FFFFFF', '#8a1c2b')).toBe('#8a1c2b');
});
