// Goal: a process gets the settings it reads and no others, so that a compromised one reveals
// little.
// Method: the launcher's settings for each are compared with those that the `env.ts` of its package
// reads.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SANDBOX_PARTS } from '#sandbox/env.ts';
import { withoutSecrets } from '#tools/launcher/process/without-secrets.ts';
import { type ProgramOptions, programs } from '#tools/launcher/programs.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Settings for Node and for a library. */
const ofNode = ['NODE_ENV', 'NODE_OPTIONS', 'GRAPHILE_ENV'];

const options: ProgramOptions = {
  root,
  dataFolder: '/data',
  port: 1,
  sandboxPort: 2,
  sandboxSmtpPort: 3,
  publicUrl: 'https://honorar.example',
  filesUrl: '/data/files',
  secret: 'of the server',
  authenticatorUrl: 'postgres://authenticator:word@primary/honorar',
  databaseReplicaUrl: 'postgres://other:secret@replica:5433/other?sslmode=require',
  databasePoolerUrl: 'postgres://other:secret@pooler:6432',
  workerUrl: 'postgres://worker',
  numberKey: 'of numbers',
  smtpUrl: null,
  mailFrom: 'us',
  smsUrl: null,
  smsFrom: 'us',
  registerUrl: null,
  webhooks: 'port=https://port#whsec_',
  translationsKey: null,
  addressesUrl: null,
  addressesKey: null,
  checksUrl: null,
  checksSecret: null,
  bankFilesUrl: null,
  accessPointUrl: null,
  accessPointSecret: null,
  inboundMailDomain: null,
  inboundMailSecret: null,
  eidIssuer: null,
  eidClientId: null,
  eidClientSecret: null,
  trustProxy: '127.0.0.1',
  frontEnds: { portal: 'http://portal', admin: 'http://admin' },
  hasDemo: true,
  isDevelopment: false,
};
const realEid = { eidIssuer: 'https://broker', eidClientId: 'we', eidClientSecret: 'ours' };
const realAddresses = { addressesUrl: 'https://addresses', addressesKey: 'ours' };
const realChecks = {
  checksUrl: 'https://checks',
  checksSecret: 'shared',
  bankFilesUrl: 'file:///bank',
};
const realAccessPoint = { accessPointUrl: 'https://ap', accessPointSecret: 'with them' };
const received = programs(options);

test('there is a sandbox, a server and a worker', () => {
  expect(received.map(({ name }) => name)).toEqual(['sandbox', 'server', 'worker']);
});

test.each([
  [{}, ['mail', 'sms', 'register', 'eid', 'addresses', 'checks', 'bank', 'access-point', 'codes']],
  [
    { smtpUrl: 'smtp://mail' },
    ['sms', 'register', 'eid', 'addresses', 'checks', 'bank', 'access-point', 'codes'],
  ],
  [
    {
      ...realEid,
      ...realAddresses,
      ...realChecks,
      ...realAccessPoint,
      smtpUrl: 'smtp://mail',
      registerUrl: 'https://register',
      hasDemo: false,
    },
    ['sms'],
  ],
])('with %j the sandbox simulates %j', (given, parts) => {
  const [sandbox] = programs({ ...options, ...given });
  expect(sandbox?.env.SANDBOX_PARTS?.split(',')).toEqual(parts);
  expect(parts.filter((part) => !SANDBOX_PARTS.some((known) => known === part))).toEqual([]);
});

test('with real services only there is no sandbox, and no process gets its address', () => {
  const real = programs({
    ...options,
    hasDemo: false,
    smtpUrl: 'smtp://mail',
    smsUrl: 'https://sms',
    ...realEid,
    ...realAddresses,
    ...realChecks,
    ...realAccessPoint,
    registerUrl: 'https://register',
  });
  expect(real[0]?.env).toMatchObject({ EID_ISSUER: 'https://broker', EID_CLIENT_SECRET: 'ours' });
  expect(real[0]?.env).toMatchObject({ ADDRESSES_URL: 'https://addresses', ADDRESSES_KEY: 'ours' });
  expect(real[0]?.env).toMatchObject({ CHECKS_SECRET: 'shared' });
  expect(real[1]?.env).toMatchObject({ CHECKS_URL: 'https://checks', CHECKS_SECRET: 'shared' });
  expect(real[0]?.env).toMatchObject({ ACCESS_POINT_SECRET: 'with them' });
  expect(real[1]?.env).toMatchObject({
    ACCESS_POINT_URL: 'https://ap',
    ACCESS_POINT_SECRET: 'with them',
  });
  expect(real.map(({ name }) => name)).toEqual(['server', 'worker']);
  expect(real.flatMap(({ env }) => Object.keys(env)).join()).not.toContain('SANDBOX');
});

test('with addresses off no process gets an address service', () => {
  const [server] = programs({ ...options, ...realAddresses, addressesUrl: 'off' }).filter(
    ({ name }) => name === 'server',
  );
  expect(Object.keys(server?.env ?? {}).join()).not.toContain('ADDRESSES');
});

test.each(received)('the $name reads all of its settings', ({ script, env }) => {
  const reader = fs.readFileSync(path.join(root, path.dirname(script), 'env.ts'), 'utf8');
  const read = new Set(reader.match(/\b[A-Z][A-Z_]+\b/g));
  const unread = Object.keys(env).filter((name) => !read.has(name) && !ofNode.includes(name));
  expect(unread).toEqual([]);
});

test('the server uses a replica and a pooler in its own role, and no other process knows them', () => {
  const [, server] = received;
  expect(server?.env.REPLICA_URL_AUTHENTICATOR).toBe(
    'postgres://authenticator:word@replica:5433/honorar?sslmode=require',
  );
  expect(server?.env.POOLER_URL_AUTHENTICATOR).toBe(
    'postgres://authenticator:word@pooler:6432/honorar',
  );
  expect(received.flatMap(({ env }) => Object.values(env)).join()).not.toContain('other:secret');
});

test('the launcher’s own settings are not passed on', () => {
  const given = {
    PATH: '/bin',
    AWS_ACCESS_KEY_ID: 'key',
    LOG_LEVEL: 'debug',
    DATABASE_URL: 'postgres://owner:password@host',
    SECRET: 'long',
    SECRET_BEFORE: 'older',
    DATABASE_REPLICA_URL: 'postgres://owner:password@replica',
    DATABASE_POOLER_URL: 'postgres://owner:password@pooler',
    TEST_DATABASE_URL: 'postgres://',
    SMTP_URL: 'smtp://name:password@host',
    SMS_URL: '',
    ACCESS_POINT_SECRET: 'known to the access point, the server and the worker',
    CHECKS_SECRET: 'known to the provider of checks, the server and the worker',
    EID_CLIENT_SECRET: 'known to the broker and the server',
  };
  expect(withoutSecrets(given)).toEqual({
    PATH: '/bin',
    AWS_ACCESS_KEY_ID: 'key',
    LOG_LEVEL: 'debug',
  });
});

test.each([
  ['of the sandbox, when mail is simulated', {}, ['receipts.localhost', 'receipts.localhost']],
  ['off, when real mail is sent', { smtpUrl: 'smtp://mail' }, [undefined, undefined]],
  ['switched off', { inboundMailDomain: 'off' }, [undefined, undefined]],
  [
    'of a real domain, which the sandbox does not know',
    { inboundMailDomain: 'inn.example', inboundMailSecret: 'with them' },
    [undefined, 'inn.example'],
  ],
])('the domain for receipts is %s', (_, given, domains) => {
  const started = programs({ ...options, ...given });
  const domainOf = (wanted: string) =>
    started.find(({ name }) => name === wanted)?.env.INBOUND_MAIL_DOMAIN;
  expect(['sandbox', 'server'].map(domainOf)).toEqual(domains);
  expect(domainOf('worker')).toBeUndefined();
});
