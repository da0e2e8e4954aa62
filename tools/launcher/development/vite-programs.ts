import path from 'node:path';
import type { Installation } from '../installation.ts';
import type { Program } from '../process/supervise.ts';
import type { FrontEndAddresses } from './front-end-addresses.ts';
import { workStateFile } from './work-state-file.ts';

/** Vite for each front end. It proxies other requests to the server, at its current address. */
export function vitePrograms(
  { host, port, dataFolder }: Pick<Installation, 'host' | 'port' | 'dataFolder'>,
  frontEnds: FrontEndAddresses,
): Program[] {
  return Object.entries(frontEnds).map(([name, address]) => {
    const config = ['--config', path.join(name, 'vite.config.ts')];
    const own = ['--port', new URL(address).port, '--strictPort', '--clearScreen', 'false'];
    return {
      name: `vite-${name}`,
      script: 'node_modules/vite/bin/vite.js',
      args: [...config, ...own],
      env: { API_URL: `http://${host}:${port}`, WORK_STATE_FILE: workStateFile(dataFolder) },
    };
  });
}
