import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';

export type Health = {
  ok: boolean;
  lastBeatAt: string | null;
  mailServerResting: boolean;
  smsGatewayResting: boolean;
  checkProviderResting: boolean;
  accessPointResting: boolean;
};

/** Answers `GET /healthz` on loopback: 200 while the process is well, 503 when it is not. */
export async function serveHealth(port: number, health: () => Health): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') {
      response.writeHead(404).end();
      return;
    }
    const state = health();
    response.writeHead(state.ok ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state));
  });
  // Listening before the worker reports ready, so that the health check answers at once.
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** For watchers without a network: the file is as old as our last sign of health. */
export async function touchHealthFile(file: string, health: Health): Promise<void> {
  await writeFile(file, `${JSON.stringify({ ...health, processNumber: process.pid })}\n`);
}
