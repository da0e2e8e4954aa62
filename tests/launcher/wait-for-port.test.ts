import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { waitForPort } from '#tools/launcher/free-port.ts';

async function taken(): Promise<{ server: net.Server; port: number }> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as net.AddressInfo).port };
}

test('a port that stays in use is reported, with a remedy', async () => {
  const { server, port } = await taken();
  await expect(waitForPort(port, 0)).rejects.toThrow(
    `Port ${port} is taken by another program, or by Honorar in another checkout. ` +
      `Choose another: PORT=${port + 1} npm start`,
  );
  server.close();
});

test('a port that is being released is awaited', async () => {
  const { server, port } = await taken();
  const waiting = waitForPort(port);
  server.close();
  await waiting;
});

test.each([Number.NaN, 0, -1, 3000.5, 65_536])('%s is no port', async (port) => {
  await expect(waitForPort(port)).rejects.toThrow('PORT must be a whole number from 1 to 65535.');
});
