import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { refuse } from './refuse.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Installs missing packages and continues in `script` on the project's own Node. Exits with the code of that
 * script.
 */
export async function handOver(script) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    refuse(`Honorar needs Node 20 or newer to start; this is ${process.versions.node}.`);
  }
  let stop = () => process.exit(1);
  onNpmExit(() => stop());
  await installDependencies(root);
  const node = findNode(root);
  const child = spawn(node, [path.join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The terminal sends Ctrl-C to the whole group, `kill` only to this process. Both are passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.connected && child.send({ stop: signal }));
  }
  stop = () => child.connected && child.send({ stop: 'npm ended' });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A killed npm cannot forward signals, so no process would be left to stop this one. */
function onNpmExit(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpm();
  setInterval(() => {
    if (!runs(npm)) stop();
  }, 1000).unref();
}

/** Our parent is npm, or a shell that npm runs its scripts in. */
function findNpm() {
  try {
    const stat = fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return name.endsWith('sh') ? parent : process.ppid;
  } catch {
    // macOS has no /proc; its shell is replaced by the script.
    return process.ppid;
  }
}

function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
