import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { findChromium, installChromium } from '#tools/launcher/testing/find-chromium.ts';

// Goal: the browser tests find an installed browser, install one if possible, and otherwise say
// what to do. Method: programs in an empty folder, in place of the browser and of apt-get.

let place: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(() => place.remove());

function program(name: string, script: string): string {
  const file = path.join(place.folder, name);
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}
const browser = (name: string) => program(name, 'echo "Chromium 150.0.1"');
const at = (name: string) => path.join(place.folder, name);
const never = () => {
  throw new Error('nothing is to be installed');
};

test('the configured browser is used, and one that does not start is refused', () => {
  const own = browser('own');
  const others = [browser('other')];
  expect(findChromium({ given: own, places: others, install: never })).toBe(own);
  expect(() => findChromium({ given: at('none'), places: others, install: never })).toThrow(
    /^CHROMIUM_PATH names .*none, which is no browser that starts/,
  );
});

test('the first that starts is used; a file that only refers to another package is not', () => {
  const stub = program('chromium-browser', 'echo "requires the chromium snap" >&2; exit 1');
  const places = [at('none'), place.folder, stub, browser('chrome')];
  expect(findChromium({ given: null, places, install: never })).toBe(at('chrome'));
});

test.each([
  ['chromium-headless-shell', ['chromium-headless-shell']],
  ['chromium', ['chromium-headless-shell', 'chromium']],
])('without a browser, root installs one: %s', (offered, wanted) => {
  const apt = program(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >> ${at('asked')}
     case "$*" in *"install "*" ${offered}") printf '#!/bin/sh\\necho Chromium 1.0' > ${at(offered)}; chmod +x ${at(offered)};; *) exit 100;; esac`,
  );
  const places = [at('chromium-headless-shell'), at('chromium')];
  const install = () => installChromium(apt, true);
  expect(findChromium({ given: null, places, install })).toBe(at(offered));
  const requested = fs.readFileSync(at('asked'), 'utf8').trim().split('\n');
  expect(requested).toEqual([
    expect.stringMatching(/^noninteractive .* update$/),
    ...wanted.map((name) =>
      expect.stringMatching(
        new RegExp(`^noninteractive .* install -y --no-install-recommends ${name}$`),
      ),
    ),
  ]);
});

test.each([
  ['an ordinary user', 'echo "not to be called"', false, 'only root could install it'],
  [
    'root without a network',
    'echo "E: no route to the mirror" >&2; exit 100',
    true,
    'no route to the',
  ],
])('%s reads why there is none and what to do', (_name, script, isRoot, why) => {
  const apt = program('apt-get', script);
  const install = () => installChromium(apt, isRoot);
  const find = () => findChromium({ given: null, places: [at('chromium')], install });
  expect(find).toThrow(why);
  expect(find).toThrow('CHROMIUM_PATH=/path/to/chrome npm test');
});

test('a system without apt-get reports that', () => {
  expect(installChromium(at('none'), true)).toBe('this system has no apt-get to install it with');
});
