import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { env as surroundings } from '../../support/env.ts';
import { runTool } from './run-tool.ts';

export interface ServedCopy {
  url: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

async function run(root: string, ...args: string[]): Promise<void> {
  const { code, output } = await runTool(root, args);
  if (code !== 0) throw new Error(output);
}

/** Prepares a copy of the tree as a developer does: writes the contract, builds, serves. */
export async function serveCopy(
  root: string,
  databaseUrl: string,
  frontEnds: readonly string[],
): Promise<ServedCopy> {
  await run(root, 'tests/api/write-sdl.ts');
  for (const frontEnd of frontEnds) {
    await run(
      root,
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      `${frontEnd}/vite.config.ts`,
    );
  }
  const port = await freePort();
  const child = fork(join(root, 'server/run.ts'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...surroundings.inherited,
      PORT: String(port),
      DATABASE_URL_AUTHENTICATOR: databaseUrl,
      SECRET: 'the secret of this test, which is long enough',
      FILES_URL: `file://${join(root, 'files')}`,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The server of the copy does not start'))),
  ]);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
