import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import ui from '../../ui/messages.en.json' with { type: 'json' };
import { copyText } from './copyText.ts';
import { toasts } from './toasts.ts';

// Goal: copying is confirmed with the text of document A, section 8, and only if it succeeded.

beforeAll(async () => {
  if (!i18next.isInitialized) await i18next.init({ lng: 'en' });
  if (!i18next.language) await i18next.changeLanguage('en');
  i18next.addResourceBundle(i18next.language, 'ui', ui);
});
beforeEach(() => toasts.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const toastsShown = () => toasts.all().map(({ title, text, tone }) => [title, text, tone]);

// Requirements: A8.5
test('copying puts the text into the clipboard and shows a toast', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('1000 0100 0000 12');
  expect(writeText).toHaveBeenCalledWith('1000 0100 0000 12');
  expect(toastsShown()).toEqual([['Copied!', 'Copied to your clipboard', 'done']]);
});

test('a failure of the clipboard shows no toast of success', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  await copyText('1000 0100 0000 12');
  expect(toastsShown()).toEqual([]);
});
