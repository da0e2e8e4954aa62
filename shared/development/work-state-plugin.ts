import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import type { WorkState } from './work-state.ts';

const LOOK_EVERY_MS = 100;
const page = resolve(import.meta.dirname, 'show-work-state.ts');

interface DevServer {
  config: { base: string };
  moduleGraph: { invalidateAll(): void };
  ws: {
    send(event: string, data: unknown): void;
    on(event: 'connection', listener: () => void): void;
  };
  httpServer: { once(event: 'close', listener: () => void): void } | null;
}

/**
 * A Vite plugin for a front end in development: its pages show faults in the files, and offer to reload when
 * the API is new.
 */
export function workStatePlugin(stateFile = process.env.WORK_STATE_FILE) {
  const read = (): WorkState | null =>
    stateFile && existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : null;
  let base = '/';
  return {
    name: 'work-state',
    apply: 'serve' as const,
    configureServer(server: DevServer) {
      base = server.config.base;
      if (!stateFile) return;
      const sendState = () => server.ws.send('work-state', read());
      server.ws.on('connection', sendState);
      // By its name, since the launcher puts a whole new file in the place of the old one.
      watchFile(stateFile, { interval: LOOK_EVERY_MS }, () => {
        // Modules generated from the catalogue or the forms while Vite was running are invalidated.
        server.moduleGraph.invalidateAll();
        sendState();
      });
      server.httpServer?.once('close', () => unwatchFile(stateFile));
    },
    transformIndexHtml: () =>
      stateFile
        ? [
            {
              tag: 'script',
              attrs: { type: 'module', src: `${base}@fs${page}` },
              injectTo: 'body' as const,
            },
          ]
        : [],
  };
}
