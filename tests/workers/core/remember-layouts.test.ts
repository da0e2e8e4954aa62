import type { Font, GlyphRun } from 'fontkit';
import { expect, test, vi } from 'vitest';
import { rememberLayouts } from '#workers/core/pdf/pdf-fonts.ts';

function fontWith(layout: (text: string) => unknown) {
  return rememberLayouts({ layout } as unknown as Font);
}

const run = () => ({ positions: [{ xAdvance: 2 }] }) as unknown as GlyphRun;

test('the layout of a text is computed once for each set of font features', () => {
  const layout = vi.fn(run);
  const font = fontWith(layout);
  font.layout('Sum');
  font.layout('Sum');
  expect(layout).toHaveBeenCalledTimes(1);
  font.layout('Sum', ['tnum']);
  font.layout('Dato');
  expect(layout).toHaveBeenCalledTimes(3);
});

test('scaling a returned layout does not change the cached one', () => {
  const font = fontWith(run);
  font.layout('Sum').positions[0]!.xAdvance *= 10;
  expect(font.layout('Sum').positions[0]!.xAdvance).toBe(2);
});

test('a long text is not cached', () => {
  const layout = vi.fn(run);
  const font = fontWith(layout);
  font.layout('En lang historie. '.repeat(20));
  font.layout('En lang historie. '.repeat(20));
  expect(layout).toHaveBeenCalledTimes(2);
});

test('the least recently used layout is evicted, so that memory is bounded', () => {
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
