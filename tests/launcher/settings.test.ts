// Goal: a publicly reachable installation is never half a demo: a start that would show mail, codes
// or invented companies to strangers is refused, and reports all missing settings at once.
// Method: the launcher itself is started with every such setting; it ends before it starts
// anything.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const SECRET = 'a secret of more than thirty-two characters';
const services = {
  SMTP_URL: 'smtp://mail.example',
  SMS_URL: 'https://sms.example',
  REGISTER_URL: 'https://register.example',
  CHECKS_URL: 'https://checks.example',
  CHECKS_SECRET: 'shared',
  BANK_FILES_URL: 'file:///bank',
  ACCESS_POINT_URL: 'https://ap.example',
  ACCESS_POINT_SECRET: 'shared',
  EID_ISSUER: 'https://e-id.example',
  EID_CLIENT_ID: 'us',
  EID_CLIENT_SECRET: 'ours',
};

function start(settings: Record<string, string>, ...args: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['tools/launcher/start.ts', ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, told: stderr };
}

test('production reports all missing settings at once', () => {
  const { status, told: received } = start({}, '--serve');
  expect(status).toBe(1);
  for (const name of [
    'PUBLIC_URL',
    'SECRET',
    'SMTP_URL',
    'SMS_URL',
    'REGISTER_URL',
    'EID_ISSUER',
    'CHECKS_URL',
    'BANK_FILES_URL',
    'ACCESS_POINT_URL',
  ]) {
    expect(received).toContain(`- ${name} is missing: `);
  }
});

test.each([
  [{ SECRET: 'brief' }, 'SECRET has 5 characters and needs 32 or more'],
  [{ SECRET, SANDBOX: 'on' }, 'SANDBOX=on: production has none'],
  [{ SECRET, DEMO: 'on' }, 'DEMO=on: production has none'],
  [{ SECRET, EID_CLIENT_SECRET: '' }, 'EID_CLIENT_SECRET is missing: the broker of EID_ISSUER'],
  [{ SECRET, CHECKS_SECRET: '' }, 'CHECKS_SECRET is missing: what the provider of CHECKS_URL'],
  [{ SECRET, ACCESS_POINT_SECRET: '' }, 'ACCESS_POINT_SECRET is missing: messages to and from'],
  [{ SECRET, EID_ISSUER: 'broker password' }, 'EID_ISSUER is no address'],
  [{ SECRET, BANK_FILES_URL: 'https://bank' }, 'BANK_FILES_URL is no folder'],
  [{ SECRET, PAYMENT_FILE_VERSION: '9' }, 'PAYMENT_FILE_VERSION is 03 or 09'],
  [{ SECRET, SMTP_URL: 'mail.example password' }, 'SMTP_URL is no address'],
])('production refuses %j', (more, sentence) => {
  const { status, told: received } = start(
    { PUBLIC_URL: 'https://a.example', ...services, ...more },
    '--serve',
  );
  expect(status).toBe(1);
  expect(received).toContain(sentence);
  expect(received).not.toContain('password');
});

test.each([
  [{ PUBLIC_URL: 'https://localhost' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://honorar.example' }, 'PUBLIC_URL'],
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ HOST: '::' }, 'HOST'],
  [{ HOST: '192.168.1.4', SANDBOX: 'off' }, 'SANDBOX=off'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  [{ SANDBOX: 'off' }, 'SANDBOX=off'],
])('a sandbox is refused with %j', (settings, because) => {
  const { status, told: received } = start(settings);
  expect(status).toBe(1);
  for (const name of [
    'SMTP_URL',
    'SMS_URL',
    'REGISTER_URL',
    'EID_ISSUER',
    'CHECKS_URL',
    'BANK_FILES_URL',
    'ACCESS_POINT_URL',
    'DEMO=off',
  ]) {
    expect(received).toContain(`- ${name} is missing: `);
  }
  expect(received).toContain(
    `because of ${because}. For a demo in which nothing is real, say SANDBOX=on`,
  );
});

test('only missing settings are reported, and a missing mail server does not open an inbox', () => {
  const { SMTP_URL: _forgotten, ...others } = services;
  const { status, told: received } = start({
    PUBLIC_URL: 'https://a.example',
    DEMO: 'off',
    ...others,
  });
  expect(status).toBe(1);
  expect(received).toMatch(/SMTP_URL is missing: without it mail, .+ would be shown to everybody/);
  expect(received).not.toContain('SMS_URL');
});

test('a value that is neither on nor off is reported', () => {
  expect(start({ SANDBOX: 'yes' }).told).toContain('SANDBOX is on or off');
  expect(start({ DEMO: 'none' }).told).toContain('DEMO is on or off');
});
