// Goal: one trace covers the operation of a browser, its statements and the jobs it adds, and
// contains no values.
// Method: a collector over HTTP, a served API, and a worker with a real queue.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalApi, productFiles } from '#plugins/graphile.config.ts';
import { type OpenApi, openApi } from '#plugins/open-api.ts';
import { serveApi } from '#server/graphql/serve-api.ts';
import { traceRequests } from '#server/http/trace-requests.ts';
import { readCollector, startTracing } from '#shared/tracing/start-tracing.ts';
import { inSpan } from '#shared/tracing/tracing.ts';
import { testSecret } from '../../support/test-secret.ts';
import { startWorld, type World } from '../support/start-world.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const spans: Span[] = [];
let collector: Server;
let stopTracing: () => Promise<void>;
let world: World;
let open: OpenApi;
let app: FastifyInstance;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(pieces).toString()) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  stopTracing = await startTracing('test', readCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: url }));
  world = await startWorld();
  open = await openApi(portalApi, {
    ...productFiles,
    connectionString: world.database.authenticatorUrl,
    secret: testSecret,
    filesUrl: '/nowhere',
    isOpen: true,
  });
  app = Fastify();
  traceRequests(app);
  await serveApi(app, open);
});
afterAll(async () => {
  await stopTracing();
  await app?.close();
  await open?.release();
  await world?.end();
  collector.close();
});

test('an operation, its statements and the job it adds are one trace, without the values', async () => {
  const above = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { traceparent: `00-${above.traceId}-${above.spanId}-01` },
    payload: {
      operationName: 'Register',
      query: `mutation Register($input: RegisterAccountInput!) {
        registerAccount(input: $input) { errors { code path } } }`,
      variables: {
        input: {
          attributes: { email: 'kari@trace.test', firstName: 'Kari', lastName: 'Sporløs' },
        },
      },
    },
  });
  expect(response.json()).toEqual({ data: { registerAccount: { errors: [] } } });
  await world.runJobs();
  await stopTracing();

  const { traceId } = above;
  const operation = spans.find(({ name }) => name === 'Register');
  expect(operation).toMatchObject({ traceId, parentSpanId: above.spanId });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  // The call is a packet of several statements.
  expect(
    statements.filter(({ attributes }) =>
      attributes.some(({ value }) => value.stringValue?.includes('"register_account"($1::jsonb)')),
    ),
  ).toMatchObject([{ name: 'SELECT' }]);
  const job = spans.find(({ name, traceId: of }) => of === traceId && name.includes('/'));
  expect(job).toMatchObject({ parentSpanId: operation?.spanId });
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/kari@trace|Sporløs/);
});

test('a collector that is silent or unavailable neither delays nor fails a shutdown', async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const stopWith = async () => {
    const stop = await startTracing('test', { url: `http://127.0.0.1:${port}`, share: 1 });
    await inSpan('work', {}, async () => undefined);
    const from = performance.now();
    await stop();
    return performance.now() - from;
  };
  expect(await stopWith()).toBeLessThan(5_000);
  silent.closeAllConnections();
  await new Promise((closed) => silent.close(closed));
  expect(await stopWith()).toBeLessThan(5_000);
});

test('a collector is a URL, and its share a number from 0 to 1', () => {
  expect(readCollector({})).toBeNull();
  const read = (share: string) =>
    readCollector({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/',
      OTEL_TRACES_SAMPLER_ARG: share,
    });
  expect(read('0.25')).toEqual({ url: 'http://c:4318', share: 0.25 });
  expect(() => read('2')).toThrow(/0 to 1/);
  expect(() => readCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).toThrow(/http/);
});
