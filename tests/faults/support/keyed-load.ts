import { setTimeout as wait } from 'node:timers/promises';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import type { TestDatabase } from '../../support/create-test-database.ts';

const CREATE = `mutation ($input: CreateClientInput!) {
  createClient(input: $input) { client { id } errors { code path } }
}`;
const PAUSE_MS = 50;

export interface KeyedLoad {
  /** The acknowledged ids, by the requested name. */
  acknowledged: Map<string, string>;
  /** The number of requests that were sent again, with the same key. */
  repeated(): number;
  refusals: string[];
  /** Ends when each writer has its last answer. */
  stop(): Promise<void>;
}

/** Writers that each create one client after the other and repeat a request until it is answered. */
export function keyedLoad(
  url: string,
  { token, profileId, writers }: { token: string; profileId: string; writers: number },
): KeyedLoad {
  const acknowledged = new Map<string, string>();
  const refusals: string[] = [];
  let repeated = 0;
  let isOver = false;
  const create = async (name: string): Promise<void> => {
    const attributes = {
      freelanceProfileId: profileId,
      clientType: 'INDIVIDUAL',
      language: 'NB',
      name,
      email: `${name}@example.no`,
      phone: '+4790000000',
      address: { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
    };
    for (;;) {
      try {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': `key-of-${name}`,
          },
          body: JSON.stringify({ query: CREATE, variables: { input: { attributes } } }),
          signal: AbortSignal.timeout(20_000),
        });
        const text = await response.text();
        if (response.status >= 500) throw new Error(`${response.status}`);
        const id = JSON.parse(text).data?.createClient?.client?.id;
        if (id) acknowledged.set(name, id);
        else refusals.push(text.slice(0, 300));
        return;
      } catch {
        repeated += 1;
        await wait(PAUSE_MS);
      }
    }
  };
  const write = async (writer: number) => {
    for (let n = 0; !isOver; n++) await create(`klient-${writer}-${n}`);
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    repeated: () => repeated,
    refusals,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** Lists each row that differs from its answer: lost, duplicate, or with another id. */
export async function lostOrTwice(database: TestDatabase, load: KeyedLoad): Promise<string[]> {
  const rows = await database.committed((tx) =>
    tx.query<{ name: string; ids: string[] }>(
      `select name, array_agg(id::text) as ids from app_public.clients where name like 'klient-%' group by name`,
    ),
  );
  const byName = new Map(rows.map(({ name, ids }) => [name, ids]));
  const broken = [...load.acknowledged].flatMap(([name, id]) => {
    const ids = byName.get(name) ?? [];
    if (ids.length === 0) return [`${name} was answered and is lost`];
    if (ids.length > 1) return [`${name} was created ${ids.length} times`];
    return ids[0] === decodeTypeId(id)?.uuid ? [] : [`${name} was answered as another row`];
  });
  if (load.acknowledged.size === 0) broken.push('nothing was answered');
  return [...broken, ...load.refusals.slice(0, 3).map((text) => `refused: ${text}`)];
}
