// Goal: who showed somebody the way is kept for a month, and the last one counts.
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
test('the last referrer is kept for 30 days and goes with the registration', () => {
  expect(rememberedReferrer.read()).toBeNull();
  rememberedReferrer.write(' ola ');
  rememberedReferrer.write('kari æøå');
  expect(rememberedReferrer.read()).toBe('kari æøå');
  expect(written.at(-1)).toContain(`max-age=${30 * 24 * 60 * 60}`);
  rememberedReferrer.forget();
  expect(rememberedReferrer.read()).toBeNull();
});

test('what names nobody is not kept, and no more than the server takes', () => {
  rememberedReferrer.write('  ');
  expect(rememberedReferrer.read()).toBeNull();
  rememberedReferrer.write('x'.repeat(300));
  expect(rememberedReferrer.read()).toHaveLength(255);
});
