import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';
import { localForms } from './localForms.ts';

// Goal: what a tab of the designer has not saved is found again on the device, whatever other tabs do.

const { device, tab } = browserStorage;
const newTab = () => tab.keys().forEach(tab.forget);
beforeEach(() => {
  // Node has no storage, and the one of memory is reported as a loss.
  vi.spyOn(console, 'warn').mockReturnValue();
  device.keys().forEach(device.forget);
});
afterEach(() => vi.restoreAllMocks());

const saved = '{"pages":[]}';
const page = (title: string) => `{"pages":[{"title":"${title}"}]}`;

function open() {
  newTab();
  const forms = localForms('usr.acc', 'job_1');
  const initial = forms.read();
  const put = (text: string, isSaved = false) => forms.write({ text, baseVersion: '1', isSaved });
  put(initial?.text ?? saved, initial?.isSaved ?? true);
  return { forms, initial, put, others: (text: string) => forms.others(text, saved) };
}

test('two tabs are closed with unsaved work: the newest begins, and the other can be opened and left again', async () => {
  const one = open();
  const two = open();
  one.put(page('one'));
  await new Promise((done) => setTimeout(done, 2));
  two.put(page('two'));
  const next = open();
  expect(next.initial?.text).toBe(page('two'));
  const [other, ...more] = next.others(page('two'));
  expect([other?.text, more]).toEqual([page('one'), []]);
  if (!other) throw new Error('no other draft');
  next.forms.choose(other, { text: page('two'), baseVersion: '1', isSaved: false });
  const again = localForms('usr.acc', 'job_1');
  expect(again.read()?.text).toBe(page('one'));
  again.write({ text: page('one'), baseVersion: '1', isSaved: false });
  expect(again.others(page('one'), saved).map(({ text }) => text)).toEqual([page('two')]);
});

test('a tab that saves leaves what the others have not, and its own draft is gone', () => {
  const one = open();
  const two = open();
  one.put(page('one'));
  two.put(page('two'));
  two.put(page('two'), true);
  const next = open();
  expect(next.initial?.text).toBe(page('one'));
  expect(next.others(page('one'))).toEqual([]);
});

test('a draft that is opened again stays one draft, and is gone once it is saved', () => {
  open().put(page('one'));
  const second = open();
  expect(second.initial?.text).toBe(page('one'));
  second.put(page('one, longer'));
  expect(second.others(page('one, longer'))).toEqual([]);
  const third = open();
  expect(third.initial?.text).toBe(page('one, longer'));
  third.put(page('one, longer'), true);
  expect(open().initial).toMatchObject({ text: page('one, longer'), isSaved: true });
});

test('a tab that only looks at the draft of another does not keep it after that one is saved', () => {
  const one = open();
  one.put(page('one'));
  open();
  one.put(page('one'), true);
  expect(open().initial?.isSaved).toBe(true);
});

test('a draft stored by the release before is found, deleted and restored', () => {
  const before = { text: page('old'), asRead: '1', isSaved: false };
  device.writeJson('honorar.job-form.usr.acc.job_1', before);
  const { forms, initial } = open();
  expect(initial?.text).toBe(page('old'));
  const [old] = forms.others(page('new'), saved);
  if (!old) throw new Error('no old draft');
  forms.forget(old);
  expect(forms.others(page('new'), saved)).toEqual([]);
  forms.restore(old);
  expect(forms.others(page('new'), saved)).toHaveLength(1);
});
