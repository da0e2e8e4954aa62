import type { Font, GlyphRun } from 'fontkit';
import { expect, test, vi } from 'vitest';
import { rememberLayouts } from '#workers/core/pdf/pdf-fonts.ts';

function fontWith(layout: (text: string) => unknown) {
  return rememberLayouts({ layout } as unknown as Font);
}

const run = () => ({ positions: [{ xAdvance: 2 }] }) as unknown as GlyphRun;

test('a text is set once for each of its looks', () => {
  const layout = vi.fn(run);
  const font = fontWith(layout);
  font.layout('Sum');
  font.layout('Sum');
  expect(layout).toHaveBeenCalledTimes(1);
  font.layout('Sum', ['tnum']);
  font.layout('Dato');
  expect(layout).toHaveBeenCalledTimes(3);
});

test('whoever scales what is given back changes nothing for the next', () => {
  const font = fontWith(run);
  font.layout('Sum').positions[0]!.xAdvance *= 10;
  expect(font.layout('Sum').positions[0]!.xAdvance).toBe(2);
});

test('a text as long as a story is not kept', () => {
  const layout = vi.fn(run);
  const font = fontWith(layout);
  font.layout('En lang historie. '.repeat(20));
  font.layout('En lang historie. '.repeat(20));
  expect(layout).toHaveBeenCalledTimes(2);
});

test('what was not asked for longest is forgotten, so that memory is bounded', () => {
  const layout = vi.fn(run);
  const font = fontWith(layout);
  font.layout('first');
  font.layout('second');
  for (let index = 0; index < 1_999; index += 1) {
    font.layout(`other ${index}`);
    font.layout('second');
  }
  layout.mockClear();
  font.layout('second');
  expect(layout).not.toHaveBeenCalled();
  font.layout('first');
  expect(layout).toHaveBeenCalledTimes(1);
});
