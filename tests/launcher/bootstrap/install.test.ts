import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';

// Goal: whatever interrupts the installation of packages, the next start can install them. Method:
// the first step of the launcher alone in a checkout of its own, with a substitute for npm.

const launcher = path.resolve(import.meta.dirname, '../../../tools/launcher');
let place: ReturnType<typeof temporaryFolder>;
const at = (file: string) => path.join(place.folder, file);

beforeEach(() => {
  place = temporaryFolder();
  fs.cpSync(path.join(launcher, 'bootstrap'), at('tools/launcher/bootstrap'), { recursive: true });
  fs.copyFileSync(path.join(launcher, 'start.mjs'), at('tools/launcher/start.mjs'));
  fs.writeFileSync(at('tools/launcher/start.ts'), `console.log('handed over');`);
  fs.writeFileSync(at('package-lock.json'), '{}');
});
afterEach(() => place.remove());

/** Runs the first step, with this as npm's program, as `npm start` would. */
function start(npm: string, registry = ''): ChildProcess {
  fs.writeFileSync(at('npm.js'), npm);
  return spawn(process.execPath, [at('tools/launcher/start.mjs')], {
    env: {
      ...process.env,
      npm_execpath: at('npm.js'),
      npm_lifecycle_event: '',
      npm_config_registry: registry,
    },
  });
}

async function result(child: ChildProcess) {
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

const installs = `
  const fs = require('node:fs');
  fs.appendFileSync('runs', process.argv.slice(2).join(' ') + '\\n');
  fs.mkdirSync('node_modules/whole', { recursive: true });`;
const stays = `
  require('node:fs').mkdirSync('node_modules/half', { recursive: true });
  require('node:fs').writeFileSync('pid', String(process.pid));
  setInterval(() => {}, 1_000_000);`;
const npmPid = () => Number(fs.existsSync(at('pid')) && fs.readFileSync(at('pid'), 'utf8'));
const npmRuns = () => expect.poll(npmPid, { timeout: 10_000 }).toBeGreaterThan(0);
const npmEnds = () => expect.poll(() => isAlive(npmPid()), { timeout: 10_000 }).toBe(false);

test('packages are installed once, and again when the lock file has changed', async () => {
  const runs = () => fs.readFileSync(at('runs'), 'utf8').trim().split('\n').length;
  expect(await result(start(installs))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/installing packages.*packages installed.*handed over/s),
  });
  expect((await result(start(installs))).output).toBe('handed over\n');
  expect(runs()).toBe(1);
  fs.writeFileSync(at('package-lock.json'), '{ }');
  await result(start(installs));
  expect(runs()).toBe(2);
});

test('a failing npm is reported with its own output, and nothing is started', async () => {
  const { code, output } = await result(start(`console.error('no network'); process.exit(7);`));
  expect(code).toBe(1);
  expect(output).toMatch(/no network\n\nnpm install failed\. Fix the errors above/);
  expect(output).not.toContain('handed over');
});

test('an unreachable registry is reported immediately, long before npm gives up', async () => {
  const starting = start(stays, 'http://127.0.0.1:2/');
  let output = '';
  starting.stdout?.on('data', (text) => (output += text));
  await expect
    .poll(() => output, { timeout: 20_000 })
    .toContain('http://127.0.0.1:2/ cannot be reached');
  await npmRuns();
  starting.kill('SIGKILL');
  await npmEnds();
});

test('a start that is killed ends its npm, and the next one starts afresh', async () => {
  const killed = start(stays);
  await npmRuns();
  killed.kill('SIGKILL');
  await npmEnds();
  expect((await result(start(installs))).output).toContain('handed over');
  expect(fs.readdirSync(at('node_modules')).sort()).toEqual(['.installed-lock', 'whole']);
});

test('a start on the Node of an interrupted installation runs npm on the permanent one', async () => {
  fs.writeFileSync(at('npm.js'), installs);
  const broken = at('node_modules/.bin/node');
  fs.mkdirSync(path.dirname(broken), { recursive: true });
  fs.copyFileSync(process.execPath, broken);
  const env = { ...process.env, npm_execpath: at('npm.js'), npm_lifecycle_event: '' };
  const starting = spawn(broken, [at('tools/launcher/start.mjs')], {
    env: { ...env, npm_node_execpath: process.execPath },
  });
  expect((await result(starting)).output).toContain('packages installed');
});

test('a script that a script started runs npm on the permanent Node, too', async () => {
  fs.writeFileSync(at('npm.js'), installs);
  const broken = at('node_modules/.bin/node');
  fs.mkdirSync(path.dirname(broken), { recursive: true });
  fs.copyFileSync(process.execPath, broken);
  const starting = spawn(broken, [at('tools/launcher/start.mjs')], {
    env: {
      ...process.env,
      PATH: [path.dirname(broken), path.dirname(process.execPath)].join(path.delimiter),
      npm_execpath: at('npm.js'),
      npm_lifecycle_event: '',
      npm_node_execpath: broken,
    },
  });
  expect((await result(starting)).output).toContain('packages installed');
});

test('a start whose npm is killed while it installs does not continue', async () => {
  fs.writeFileSync(at('npm.js'), stays);
  const env = { ...process.env, npm_execpath: at('npm.js'), npm_lifecycle_event: 'start' };
  const begin = `require('node:child_process').spawn(process.execPath, ['tools/launcher/start.mjs'])`;
  const outer = spawn(process.execPath, ['-e', begin], { cwd: place.folder, env });
  await npmRuns();
  outer.kill('SIGKILL');
  await npmEnds();
});
