import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { refuse } from './refuse.mjs';

const started = Date.now();

const UNREACHABLE = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH'];

/** Installs the packages of package-lock.json, unless exactly those are installed. */
export async function installDependencies(root) {
  const modules = path.join(root, 'node_modules');
  // A linked folder belongs to another checkout, which keeps it up to date itself.
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lock = path.join(root, 'package-lock.json');
  const stamp = path.join(modules, '.installed-lock');
  const wanted = createHash('sha256').update(fs.readFileSync(lock)).digest('hex');
  if (fs.existsSync(stamp)) {
    if (fs.readFileSync(stamp, 'utf8') === wanted) return;
  } else if (installedByHandSince(lock, modules)) {
    fs.writeFileSync(stamp, wanted);
    return;
  }
  say('installing packages, which takes a minute or two the first time …');
  // Without the stamp an installation was broken off, and npm would take its halves for whole.
  if (fs.existsSync(stamp)) fs.rmSync(stamp);
  else fs.rmSync(modules, { recursive: true, force: true });
  missingNetwork(process.env).then((registry) => {
    if (registry) say(`${registry} cannot be reached; npm tries for minutes before it gives up`);
  });
  await runNpm(root);
  fs.writeFileSync(stamp, wanted);
  say('packages installed');
}

/** npm writes its hidden lock file last, so a newer one means a finished installation. */
function installedByHandSince(lock, modules) {
  const hidden = fs.statSync(path.join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  return Boolean(hidden && hidden.mtimeMs >= fs.statSync(lock).mtimeMs);
}

/**
 * `npm run` puts node_modules/.bin in front of the PATH, so after an installation that was broken off we may
 * run on the very Node that was just removed, and so may npm where a script runs a script; else npm's own is the
 * person's, and stays.
 */
function lastingNode(root) {
  const node = process.env.npm_node_execpath ?? process.execPath;
  return node.startsWith(path.join(root, 'node_modules')) ? 'node' : node;
}

/**
 * `npm install --no-save` takes every version from the lock file and leaves the file alone. `npm ci`
 * would do the same but refuses a lock file that lacks other systems' optional packages, which is
 * what npm writes where a registry does not carry them (docs/decisions/installing.md).
 */
function runNpm(root) {
  const npmScript = process.env.npm_execpath;
  const options = ['--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const args = ['install', ...options, '--loglevel=error'];
  const leash = new URL('end-with-parent.mjs', import.meta.url).href;
  const [command, ...rest] = npmScript?.endsWith('.js')
    ? [lastingNode(root), '--import', leash, npmScript, ...args]
    : ['npm', ...args];
  const env = { ...process.env };
  // A production environment would leave out the tools that build the front ends.
  delete env.NODE_ENV;
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe', ...(command === 'npm' ? [] : ['ipc'])];
    const npm = spawn(command, rest, { cwd: root, env, stdio });
    let output = '';
    npm.stdout.on('data', (text) => (output += text));
    npm.stderr.on('data', (text) => (output += text));
    const pulse = setInterval(() => say('… still installing'), 15_000);
    npm.once('error', (error) => refuse(`npm could not be started: ${error.message}`));
    npm.once('exit', (code) => {
      clearInterval(pulse);
      if (code === 0) resolve();
      else refuse(`${output}\nnpm install failed. Fix the errors above and start again.`);
    });
  });
}

/**
 * The address of npm's registry when it cannot be reached, else null. npm itself retries for minutes before
 * it reports this. Behind a proxy only npm can find out, so the result is null.
 */
async function missingNetwork(env) {
  const proxies = ['https_proxy', 'http_proxy', 'npm_config_proxy', 'npm_config_https_proxy'];
  if (proxies.some((name) => env[name] || env[name.toUpperCase()])) return null;
  const registry = env.npm_config_registry || 'https://registry.npmjs.org/';
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return null;
  } catch (error) {
    return UNREACHABLE.includes(error.cause?.code) ? registry : null;
  }
}

/** Prints one line of progress with the seconds since the command began. */
function say(text) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${text}\n`);
}
