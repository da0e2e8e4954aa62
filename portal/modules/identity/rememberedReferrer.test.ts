// Goal: the last referrer is remembered for a month.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { rememberedReferrer } from './rememberedReferrer.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  const jar = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

// Requirements: A2.18
test('the last referrer is stored for 30 days, until it is forgotten', () => {
  expect(rememberedReferrer.read()).toBeNull();
  rememberedReferrer.write(' ola ');
  rememberedReferrer.write('kari æøå');
  expect(rememberedReferrer.read()).toBe('kari æøå');
  expect(written.at(-1)).toContain(`max-age=${30 * 24 * 60 * 60}`);
  rememberedReferrer.forget();
  expect(rememberedReferrer.read()).toBeNull();
});

test('an empty referrer is not stored, and a long one is cut to the limit of the server', () => {
  rememberedReferrer.write('  ');
  expect(rememberedReferrer.read()).toBeNull();
  rememberedReferrer.write('x'.repeat(300));
  expect(rememberedReferrer.read()).toHaveLength(255);
});
