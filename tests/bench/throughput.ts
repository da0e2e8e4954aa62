import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Requested } from './poll.ts';

const load = resolve(import.meta.dirname, 'load.ts');
const connections = 16;

type Request = { url: string; token: string; body: unknown };

/** Requests per second and waiting times under steady load for this many seconds. */
export async function throughput(
  { url, token, body }: Request,
  seconds: number,
): Promise<Requested> {
  const args = [load, url, token, JSON.stringify(body), String(connections), String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Requested;
}
