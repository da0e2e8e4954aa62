import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#tools/launcher/env.ts';
import type { Machine } from './machines.ts';

/** `tools/deploy/pgbouncer.ini` with this database, whose superuser looks up passwords. */
export function poolerConfig(folder: string, port: number, databaseUrl: string): string {
  const database = new URL(databaseUrl);
  const text = readFileSync(path.join(env.root, 'tools/deploy/pgbouncer.ini'), 'utf8')
    .replace('host=postgres port=5432', `host=127.0.0.1 port=${database.port}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    // An ordinary user has a low limit of open files.
    .replace(/max_client_conn = \d+/, 'max_client_conn = 300')
    .replace('auth_file = userlist.txt', `auth_file = ${path.join(folder, 'userlist.txt')}`);
  writeFileSync(
    path.join(folder, 'userlist.txt'),
    `"${database.username}" "${decodeURIComponent(database.password)}"\n`,
  );
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, text);
  return file;
}

/** `tools/deploy/haproxy.cfg` with these machines instead of the containers. */
export function proxyConfig(folder: string, port: number, machines: Machine[]): string {
  const servers = machines.map(({ name, port: at }) => `  server ${name} 127.0.0.1:${at}`);
  const text = readFileSync(path.join(env.root, 'tools/deploy/haproxy.cfg'), 'utf8')
    // An ordinary user has a low limit of open files.
    .replace(/maxconn \d+/, 'maxconn 1000')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/^ {2}server-template .*$/m, servers.join('\n'))
    .replace(/^resolvers [\s\S]*$/m, '');
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return file;
}

export function startProxy(config: string): ChildProcess {
  requireProgram('haproxy', ['-v'], /./);
  return spawn('haproxy', ['-db', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export function startPooler(config: string): ChildProcess {
  // Older versions do not support prepared statements in transaction mode.
  requireProgram('pgbouncer', ['--version'], /PgBouncer (1\.(2[1-9]|[3-9]\d)|[2-9])/);
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  return spawn('pgbouncer', ['-q', ...asOther, config], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function requireProgram(name: string, version: string[], isFit: RegExp): void {
  const has = () => isFit.test(spawnSync(name, version, { encoding: 'utf8' }).stdout ?? '');
  if (!has() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  if (!has())
    throw new Error(
      `${name} is not installed, or too old (on Debian 13: apt-get install ${name}).`,
    );
}
