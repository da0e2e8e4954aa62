import { findBroker } from '#plugins/modules/identity/eid/find-broker.ts';
import { fetchAddresses } from '#shared/addresses/fetch-addresses.ts';
import { findCompany } from '#shared/register/read-company.ts';
import { createAccessPoint } from '#workers/core/create-access-point.ts';
import { createCheckProvider } from '#workers/core/create-check-provider.ts';
import { createMailer } from '#workers/core/create-mailer.ts';
import { createSmsGateway } from '#workers/core/create-sms-gateway.ts';
import { createWebhooks, readWebhooks } from '#workers/core/create-webhooks.ts';
import type { Outcome } from './fault.ts';
import {
  type FaultMode,
  type FaultyService,
  httpService,
  MODES,
  mailService,
} from './support/faulty-service.ts';

const LONGEST_MS = 35_000;

/** An external service: its client, and its healthy answer. */
interface Service {
  well: () => Promise<FaultyService>;
  /** Makes its client for an address, as the product does. */
  caller: (url: string) => () => Promise<unknown>;
  /** A service whose success is trusted without reading the answer. */
  trusted?: boolean;
}

const secret = 'between us and a service that fails';
const SIGNS = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAbCdEfGh';
const company = { navn: 'Fjord AS', organisasjonsnummer: '310397377' };

const services: Record<string, Service> = {
  mail: {
    well: mailService,
    caller(url) {
      const mailer = createMailer(url.replace('http', 'smtp'), 'Honorar <post@honorar.no>');
      const mail = { subject: 'Hei', text: 'Hei', html: '<p>Hei</p>', language: 'nb' as const };
      return () => mailer.send({ ...mail, messageId: '<1@honorar.no>', to: 'ola@example.no' });
    },
  },
  sms: {
    well: () => httpService('202 Accepted', ''),
    trusted: true,
    caller(url) {
      const gateway = createSmsGateway(url, 'Honorar');
      return () => gateway.send({ id: '1', to: '+4790000000', text: 'Hei' });
    },
  },
  checks: {
    well: () => httpService('202 Accepted', ''),
    caller(url) {
      const provider = createCheckProvider({ url, secret });
      const order = {
        reference: '1',
        kind: 'CREDIT' as const,
        name: 'Kari',
        email: 'k@example.no',
      };
      return () => provider.order({ ...order, bornOn: null, content: null, consentedAt: null });
    },
  },
  'access point': {
    well: () => httpService('202 Accepted', '{"id":"1"}'),
    caller(url) {
      const accessPoint = createAccessPoint({ url, secret });
      const parties = { sender: '0192:310397377', receiver: '0192:310793329' };
      return () =>
        accessPoint.send({ ...parties, reference: '1', kind: 'INVOICE', document: '<Invoice/>' });
    },
  },
  webhook: {
    well: () => httpService('204 No Content', ''),
    trusted: true,
    caller(url) {
      const hooks = createWebhooks(readWebhooks(`port=${url}#whsec_${SIGNS}`), {
        mayReachInside: true,
      });
      return () => hooks.call('port', { id: '1', body: '{}' });
    },
  },
  register: {
    well: () => httpService('200 OK', JSON.stringify(company)),
    caller: (url) => () => findCompany(url, '310397377'),
  },
  addresses: {
    well: () => httpService('200 OK', '{"status":"OK","predictions":[]}'),
    caller: (url) => () => fetchAddresses({ url, key: null }, 'place/autocomplete', { input: 'S' }),
  },
  'e-ID': {
    well: () => httpService('200 OK', '{}'),
    caller(issuer) {
      const client = { clientId: 'honorar', clientSecret: secret, redirectUris: [] };
      return () => findBroker({ issuer, ...client });
    },
  },
};

/** Each service fails in each mode, all at the same time; then each is repaired and called again. */
export async function outside(_times = 1, modes: readonly FaultMode[] = MODES): Promise<Outcome> {
  const broken: string[] = [];
  const figures: Record<string, string> = {};
  await Promise.all(
    Object.entries(services).map(async ([name, service]) => {
      const times = await Promise.all(modes.map((mode) => failing(name, service, mode, broken)));
      const longest = Math.max(...times);
      figures[name] = `given up after ${(longest / 1000).toFixed(1)} s at most`;
      if (longest > LONGEST_MS) broken.push(`${name} is waited for too long`);
    }),
  );
  return { figures, broken };
}

async function failing(
  name: string,
  { well, caller, trusted = false }: Service,
  mode: FaultMode,
  broken: string[],
): Promise<number> {
  const service = await well();
  try {
    const call = caller(`http://127.0.0.1:${service.port}`);
    service.set(mode);
    const from = performance.now();
    const error = await call().then(
      () => null,
      (caught: unknown) => caught as Error,
    );
    const took = performance.now() - from;
    const isTaken = trusted && ['breaks off', 'says something else'].includes(mode);
    if (!error && !isTaken) broken.push(`${name} ${mode}, and it is taken for done`);
    // A refusal is not tried again.
    if (error && /Refused|Unknown/.test(error.name)) {
      if (error.name !== 'WebhookRefusedError') broken.push(`${name} ${mode}: ${error.name}`);
    }
    service.set('mended');
    const again = await call().then(
      () => null,
      (caught: unknown) => caught as Error,
    );
    // The document of the broker must name the requested address.
    if (again && name !== 'e-ID') broken.push(`${name} is mended after ${mode}: ${again.message}`);
    return took;
  } finally {
    service.close();
  }
}
