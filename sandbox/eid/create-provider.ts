import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { exportJWK, generateKeyPair } from 'jose';
import {
  type Adapter,
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  interactionPolicy,
  Provider,
} from 'oidc-provider';
import { EID_WAYS, NUMBER_CLAIMS } from '#shared/eid/eid-ways.ts';
import { returnAddresses } from '#shared/eid/return-addresses.ts';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { madePeople, testPeople } from './test-person.ts';

/** The options of the simulated e-ID. */
export type EidOptions = {
  /** The address used by the product. */
  issuer: string;
  /** The address used by browsers. */
  seenAt: string;
  /** The possible origins of the portal, for the redirect. */
  origins: readonly string[];
  client: { id: string; secret: string };
};

const SLOW_MS = 20_000;
const CLAIMS = ['given_name', 'family_name', 'name', 'birthdate', 'country'];

/**
 * A real OpenID provider with made-up people. Its key is new at each start, since a broker rotates keys too.
 * Every log-in asks for the identity again, so that one browser can use several.
 */
export async function createProvider(options: EidOptions, faults: FaultSwitch): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
  const provider = new Provider(options.issuer, {
    ...settings(options),
    adapter: memoryAdapter(),
    jwks: { keys: [key] },
    interactions: {
      policy: promptsEachTime(),
      url: (_ctx, { uid }) => `/sandbox/eid/choose/${uid}`,
    },
  });
  // Browsers use another address than the server does.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'discovery') {
      const body = ctx.body as Record<string, unknown>;
      ctx.body = { ...body, authorization_endpoint: `${options.seenAt}/sandbox/eid/auth` };
    }
    const isSlow = testPeople.some(
      ({ id, manner }) => id === ctx.oidc?.account?.accountId && manner === 'slow',
    );
    if (ctx.oidc?.route === 'token' && (isSlow || faults.get('eid') === 'slow')) {
      await wait(SLOW_MS, undefined, { ref: false });
    }
  });
  return provider;
}

function settings({ client, origins }: EidOptions): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: returnAddresses(origins),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    pkce: { required: () => true },
    scopes: ['openid', 'ssn'],
    claims: { openid: ['sub', ...CLAIMS], ssn: Object.values(NUMBER_CLAIMS) },
    acrValues: Object.values(EID_WAYS).flat(),
    // A broker includes all claims in the ID token itself.
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
    findAccount: (_ctx, id) => {
      const person = testPeople.find((one) => one.id === id) ?? madePeople.get(id);
      if (!person) return undefined;
      return { accountId: id, claims: () => claimsOf(person) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid ssn');
      await grant.save();
      return grant;
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'text';
      ctx.body = `${error}: ${description ?? ''}`;
    },
  };
}

function claimsOf(person: (typeof testPeople)[number]) {
  const { firstName, lastName, birthdate, country, number } = person;
  return {
    sub: person.id,
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`,
    birthdate,
    country,
    [NUMBER_CLAIMS[country]]: number,
  };
}

function promptsEachTime() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const eachTime = new Check('each_time', 'everybody says who they are', ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')?.checks.add(eachTime);
  return policy;
}

/** Stores the state of the provider in memory. */
function memoryAdapter(): AdapterFactory {
  const stored = new Map<string, AdapterPayload>();
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`;
    const adapter: Adapter = {
      async upsert(id, payload, expiresIn) {
        stored.set(keyOf(id), payload);
        if (expiresIn) setTimeout(() => stored.delete(keyOf(id)), expiresIn * 1000).unref();
      },
      find: async (id) => stored.get(keyOf(id)),
      findByUid: async (uid) => [...stored.values()].find((one) => one.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const found = stored.get(keyOf(id));
        if (found) found.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { grantId: of }] of stored) if (of === grantId) stored.delete(key);
      },
    };
    return adapter;
  };
}
