// Goal: a script that fails to load is loaded the next time it is needed. Method: a browser that is
// offline, one whose server no longer has the script, and one that has not been used yet.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchThenImport, ScriptMissing } from '#shared/scripts/fetch-then-import.ts';

const answers = vi.fn<(address: string) => Promise<Response>>();

const links: { rel: string; href: string }[] = [];
const userActivation = { hasBeenActive: true };

beforeEach(() => {
  links.length = 0;
  userActivation.hasBeenActive = true;
  vi.stubGlobal('navigator', { userActivation });
  vi.stubGlobal('fetch', answers.mockReset());
  vi.stubGlobal('document', {
    scripts: [{ src: 'https://honorar.example/base/main.js' }],
    querySelectorAll: () => [{ href: 'https://honorar.example/base/main.css' }, { href: '' }],
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const wanted = fetchThenImport('/base/');
const load = vi.fn(async () => 'the part');

test('a script that does not load is not imported, and is requested again', async () => {
  load.mockClear();
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(wanted(load, ['a.js'])).rejects.toThrow('Failed to fetch');
  answers.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(wanted(load, ['a.js'])).rejects.toThrow('/base/a.js responded with 404');
  expect(load).not.toHaveBeenCalled();
  answers.mockResolvedValueOnce(new Response('export {}'));
  await expect(wanted(load, ['a.js'])).resolves.toBe('the part');
});

test('a script that does not load is distinguished from one that fails when it runs', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(wanted(load, ['g.js'])).rejects.toBeInstanceOf(ScriptMissing);
  userActivation.hasBeenActive = false;
  const failing = (message: string) => () => Promise.reject(new TypeError(message));
  for (const browser of [
    'Failed to fetch dynamically imported module: http://localhost/h.js',
    'error loading dynamically imported module: http://localhost/h.js',
    'Importing a module script failed.',
  ]) {
    await expect(wanted(failing(browser))).rejects.toBeInstanceOf(ScriptMissing);
  }
  await expect(wanted(failing('a.map is not a function'))).rejects.toBeInstanceOf(TypeError);
});

test('a loaded script is fetched once, by all its users', async () => {
  answers.mockImplementation(async () => new Response('export {}'));
  await Promise.all([wanted(load, ['b.js', 'c.js']), wanted(load, ['c.js'])]);
  await wanted(load, ['b.js']);
  expect(answers.mock.calls).toEqual([['/base/b.js'], ['/base/c.js']]);
});

test('the initial scripts of a page are not fetched a second time', async () => {
  await expect(wanted(load, ['main.js', 'main.css'])).resolves.toBe('the part');
  expect(answers).not.toHaveBeenCalled();
});

test('a page without user interaction preloads its scripts, and imports immediately', async () => {
  userActivation.hasBeenActive = false;
  await expect(wanted(load, ['e.js', 'f.js'])).resolves.toBe('the part');
  expect(answers).not.toHaveBeenCalled();
  expect(links).toMatchObject([
    { rel: 'modulepreload', href: '/base/e.js' },
    { rel: 'modulepreload', href: '/base/f.js' },
  ]);
});
