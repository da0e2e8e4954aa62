// Goal: an address is found while the user types, and a service that is silent, wrong or flooded
// delays no other request.
// Method: the portal's API with the sandbox's address service over HTTP, and with services that
// misbehave.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HourlyAllowance } from '#plugins/core/limits/semaphore.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { AddressesDownError, findDistance } from '#shared/addresses/fetch-addresses.ts';
import { findPlace } from '#shared/addresses/find-place.ts';
import { findPredictions } from '#shared/addresses/find-predictions.ts';
import { anOffice } from '../invoicing/an-office.ts';

type Office = Awaited<ReturnType<typeof anOffice>>;
type Found = { addressPredictions: { id: string; mainText: string; secondaryText: string }[] };

let folder: string;
let sandbox: RunningSandbox;
let office: Office;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-addresses-'));
  sandbox = await startSandbox({ port: 0, smtpPort: 0, folder, parts: ['addresses'] });
  const url = `http://127.0.0.1:${sandbox.port}/sandbox/addresses`;
  office = await anOffice({ addresses: { url, key: 'ours' } });
  token = await office.signIn('kari@example.no');
});
afterAll(async () => {
  await office[Symbol.asyncDispose]();
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const predict = (text: string, country: string | null, who: string | null = token) =>
  office.api.ask<Found>(
    `query ($text: String!, $country: String) {
      addressPredictions(text: $text, country: $country) { id mainText secondaryText }
    }`,
    { text, country },
    who,
  );

const detail = (id: string) =>
  office.api.ask<{ placeDetails: Record<string, unknown> | null }>(
    `query ($id: String!) {
      placeDetails(id: $id) { formattedAddress line1 postalCode city county country latitude longitude }
    }`,
    { id },
    token,
  );

// Requirements: A7.57, A7.58, B5.17, B7.11
test('typed text returns addresses of the country, and a selected address fills a form', async () => {
  const { data } = await predict('fjordv', 'NO');
  expect(data?.addressPredictions.map(({ mainText }) => mainText)).toEqual([
    'Fjordveien 1',
    'Fjordveien 8',
    'Fjordveien 12',
  ]);
  const [one] = (await predict('Fjordveien 9 trond', 'NO')).data?.addressPredictions ?? [];
  expect(one).toMatchObject({ mainText: 'Fjordveien 9', secondaryText: 'Trondheim' });
  expect((await detail(one?.id ?? '')).data?.placeDetails).toEqual({
    formattedAddress: 'Fjordveien 9, 7042 Trondheim, Norge',
    line1: 'Fjordveien 9',
    postalCode: '7042',
    city: 'Trondheim',
    county: 'Trøndelag',
    country: 'NO',
    latitude: expect.closeTo(63.43, 1),
    longitude: expect.closeTo(10.4, 1),
  });
});

// Requirements: A7.57
test('addresses of another country are found when it is selected, and of any country when none is', async () => {
  expect((await predict('hamnprom', 'NO')).data?.addressPredictions).toEqual([]);
  expect((await predict('hamnprom', 'se')).data?.addressPredictions).toHaveLength(3);
  const { data } = await predict('hamnprom', null);
  expect(data?.addressPredictions[0]).toMatchObject({ secondaryText: 'Göteborg, Sverige' });
});

// Requirements: A5.7, B5.17
test('missing parts of an address default to "not available", Norway and 0000', async () => {
  const [one] = (await predict('gamle ferdsels', 'NO')).data?.addressPredictions ?? [];
  expect((await detail(one?.id ?? '')).data?.placeDetails).toMatchObject({
    line1: 'Gamle ferdselsvei 1',
    city: 'not available',
    postalCode: '0000',
    country: 'NO',
  });
  expect((await detail('no such place')).data?.placeDetails).toBeNull();
});

test('fewer than three letters send no request', async () => {
  expect((await predict(' fj ', 'NO')).data?.addressPredictions).toEqual([]);
});

test('a visitor gets no addresses, and a user who exceeds the limit is refused for the hour', async () => {
  const { errors } = await predict('fjordveien', 'NO', null);
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
  let now = 0;
  const allowance = new HourlyAllowance(2, () => now);
  expect(['a', 'a', 'a', 'b'].map((who) => allowance.take(who))).toEqual([true, true, false, true]);
  now = 3_600_000;
  expect(allowance.take('a')).toBe(true);
});

test('the distance between two addresses is returned in metres, or null when there is no route', async () => {
  const ask = (from: string, to: string) =>
    office.api.ask<{ addressDistance: number | null }>(
      'query ($from: String!, $to: String!) { addressDistance(from: $from, to: $to) }',
      { from, to },
      token,
    );
  const there = (await ask('Møllergata 12, Oslo', 'Elvekanten 3, Drammen')).data?.addressDistance;
  expect(there).toBeGreaterThan(40_000);
  expect(there).toBeLessThan(60_000);
  expect((await ask('Møllergata 12, Oslo', 'Månen')).data?.addressDistance).toBeNull();
  expect((await ask(' ', 'Møllergata 12')).data?.addressDistance).toBeNull();
});

// Requirements: A7.59, B7.11
test.each(['down', 'nonsense'])('a service that is %s is reported as such', async (fault) => {
  const behave = (how: string) =>
    fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/faults`, {
      method: 'POST',
      body: JSON.stringify({ service: 'addresses', fault: how }),
    });
  await behave(fault);
  const { errors, data } = await predict('fjordveien', 'NO');
  expect([errors?.[0]?.extensions?.code, data]).toEqual(['PARTNER_CALLBACK_ERROR', null]);
  expect(JSON.stringify(errors)).not.toContain('pay');
  await behave('ok');
});

const misbehaving: [string, RequestListener][] = [
  [
    'redirects',
    (_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['never stops', (_request, reply) => reply.end(`{"status":"OK","x":"${'x'.repeat(1_100_000)}"}`)],
  ['returns no JSON', (_request, reply) => reply.end('<html>')],
  ['has no status', (_request, reply) => reply.end('[]')],
];

// Requirements: A7.59
test.each(misbehaving)('a service that %s is unavailable', async (_what, listener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = { url, key: 'a secret key' };
  const failed = await findPredictions(service, 'Fjordveien', 'NO').catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(AddressesDownError);
  expect(String(failed)).not.toContain('secret');
  server.close();
});

test('answers of other shapes are read as far as possible', async () => {
  const answers = [
    {
      status: 'OK',
      predictions: [
        null,
        { place_id: '' },
        { place_id: 'x', description: `<b>${'y'.repeat(300)}` },
      ],
    },
    {
      status: 'OK',
      result: { address_components: 'none', geometry: { location: { lat: 'north', lng: 200 } } },
    },
    { status: 'OK', rows: [{ elements: [{ status: 'OK', distance: { value: '12 km' } }] }] },
    { status: 'OK', rows: [{ elements: [{ status: 'OK', distance: { value: 2 ** 40 } }] }] },
  ];
  const server = createServer((_request, reply) => reply.end(JSON.stringify(answers.shift())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: null };
  const [only, ...others] = await findPredictions(service, 'Fjordveien', null);
  expect([only?.id, only?.mainText.length, others]).toEqual(['x', 200, []]);
  expect(await findPlace(service, 'x')).toEqual({
    formattedAddress: 'not available',
    line1: 'not available',
    city: 'not available',
    postalCode: '0000',
    county: null,
    country: 'NO',
    latitude: null,
    longitude: null,
  });
  expect(await findDistance(service, 'a', 'b')).toBeNull();
  expect(await findDistance(service, 'a', 'b')).toBeNull();
  server.close();
});

test('a service that fails repeatedly is not called for a while', async () => {
  let requested = 0;
  const server = createServer((_request, reply) => {
    requested += 1;
    reply.end(JSON.stringify({ status: 'REQUEST_DENIED' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: null };
  for (let n = 0; n < 8; n += 1) {
    await expect(findPredictions(service, `Fjordveien ${n}`, 'NO')).rejects.toThrow(
      AddressesDownError,
    );
  }
  expect(requested).toBe(4);
  server.close();
});

test('without a configured service no address is found', async () => {
  await expect(findPredictions(null, 'Fjordveien', 'NO')).rejects.toThrow(AddressesDownError);
});
