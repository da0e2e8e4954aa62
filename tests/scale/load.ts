import { setTimeout as wait } from 'node:timers/promises';

const CREATE = `mutation ($input: CreateClientInput!) {
  createClient(input: $input) { client { id } errors { code path } }
}`;
const PAUSE_MS = 100;

export interface Load {
  /** Ids of the rows whose creation was acknowledged. */
  acknowledged: string[];
  /** The times in milliseconds of requests without an answer or with a 5xx. */
  failures: { at: number; why: string }[];
  /** Other unexpected answers. */
  refusals: string[];
  /** The longest time without a success. */
  longestGapMs(): number;
  stop(): Promise<void>;
}

/** Writers that each create clients one after the other, until they are stopped. */
export function startLoad(
  url: string,
  { token, profileId, writers }: { token: string; profileId: string; writers: number },
): Load {
  const acknowledged: string[] = [];
  const failures: Load['failures'] = [];
  const refusals: string[] = [];
  let stopping = false;
  let lastSuccess = Date.now();
  let longest = 0;
  const succeeded = () => {
    longest = Math.max(longest, Date.now() - lastSuccess);
    lastSuccess = Date.now();
  };
  const write = async (writer: number) => {
    for (let n = 0; !stopping; n++) {
      const attributes = {
        freelanceProfileId: profileId,
        clientType: 'INDIVIDUAL',
        language: 'NB',
        name: `Klient ${writer}-${n}`,
        email: `klient-${writer}-${n}@example.no`,
        phone: '+4790000000',
        address: { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
      };
      try {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: CREATE, variables: { input: { attributes } } }),
          signal: AbortSignal.timeout(20_000),
        });
        const text = await response.text();
        if (response.status >= 500) throw new Error(`${response.status}`);
        const id = JSON.parse(text).data?.createClient?.client?.id;
        if (!id) refusals.push(text.slice(0, 300));
        else acknowledged.push(id);
        succeeded();
      } catch (error) {
        failures.push({ at: Date.now(), why: error instanceof Error ? error.message : '' });
        await wait(PAUSE_MS);
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
    refusals,
    longestGapMs: () => Math.max(longest, Date.now() - lastSuccess),
    async stop() {
      stopping = true;
      await all;
    },
  };
}
