import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const autocannon = resolve(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');
const connections = 16;

type Request = { url: string; token: string; body: unknown };
export type Throughput = { requestsPerSecond: number; medianMs: number; p99Ms: number };
type Report = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
};

/** Requests per second and waiting times under steady load for so many seconds. */
export async function throughput(request: Request, seconds: number): Promise<Throughput> {
  const report = await fire(request, seconds);
  if (report.non2xx + report.errors > 0) throw new Error(`${request.url} failed under load`);
  return {
    requestsPerSecond: report.requests.average,
    medianMs: report.latency.p50,
    p99Ms: report.latency.p99,
  };
}

function fire({ url, token, body }: Request, duration: number): Promise<Report> {
  const headers = ['-H', `authorization=Bearer ${token}`, '-H', 'content-type=application/json'];
  const load = ['-c', String(connections), '-d', String(duration), '-m', 'POST', '-j', '-n'];
  const args = [autocannon, ...load, ...headers, '-b', JSON.stringify(body), url];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.once('close', () => {
      const line = output.split('\n').find((line) => line.startsWith('{'));
      if (line) resolve(JSON.parse(line) as Report);
      else reject(new Error(`no measurement of ${url}: ${output}`));
    });
  });
}
