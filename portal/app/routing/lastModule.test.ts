import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastModule } from './lastModule.ts';

// Goal: the last module of each user is stored in a cookie of their own (document A, section 2).

const jar = new Map<string, string>();

beforeEach(() => {
  jar.clear();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((one) => one.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

// Requirements: A2.51
test('each user has a cookie with the account and the module', () => {
  lastModule.write('usr_1', { slug: 'kari', module: 'invoicemore' });
  lastModule.write('usr_2', { slug: 'the-band', module: 'account' });
  expect([...jar.keys()]).toEqual(['honorar-module-usr_1', 'honorar-module-usr_2']);
  expect(lastModule.read('usr_1')).toEqual({ slug: 'kari', module: 'invoicemore' });
  expect(lastModule.read('usr_2')).toEqual({ slug: 'the-band', module: 'account' });
  expect(lastModule.read('usr_3')).toBeNull();
});

test('a cookie without a module is ignored', () => {
  jar.set('honorar-module-usr_1', 'kari');
  expect(lastModule.read('usr_1')).toBeNull();
});
