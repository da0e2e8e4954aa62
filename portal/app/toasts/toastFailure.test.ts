import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ConnectionFailure, GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import en from '../messages.en.json' with { type: 'json' };
import { toastFailure } from './toast.ts';
import { toasts } from './toasts.ts';

// Goal: a failed call shows one toast, with the right name and advice.

beforeAll(async () => {
  if (!i18next.isInitialized) await i18next.init({ lng: 'en' });
  // Another file of this process may have started it without a language.
  if (!i18next.language) await i18next.changeLanguage('en');
  i18next.addResourceBundle(i18next.language, 'app', en);
});
// Another file of this process may have left a toast: a draft that cannot be deleted after it was left.
beforeEach(() => {
  for (const { id } of toasts.all()) toasts.remove(id);
});
const toastsShown = () => toasts.all().map(({ title, text, tone }) => [title, text, tone]);

// Requirements: A8.2, A8.3, B8.3
test('a server error shows a GraphQL Error, a lost connection a Network Error, each once', () => {
  for (let calls = 0; calls < 3; calls++) {
    toastFailure(new GraphQLFailure('A fault', 'b2d0'));
    toastFailure(new ConnectionFailure('failed to fetch'));
  }
  expect(toastsShown()).toEqual([
    ['GraphQL Error', en.toast.brokeCure, 'failed'],
    ['Network Error', en.toast.networkCure, 'failed'],
  ]);
});

test('a lost connection can have a text of its own, and the end of a session shows no toast', () => {
  toastFailure(new SessionEnded());
  expect(toastsShown()).toEqual([]);
  toastFailure(new ConnectionFailure('failed to fetch'), 'The draft is on this device only.');
  expect(toastsShown()).toEqual([[undefined, 'The draft is on this device only.', 'failed']]);
});
