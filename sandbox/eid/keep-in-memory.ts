import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Keeps what the provider must remember for as long as the sandbox runs. */
export function keepInMemory(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`;
    const adapter: Adapter = {
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), payload);
        if (expiresIn) setTimeout(() => kept.delete(keyOf(id)), expiresIn * 1000).unref();
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => [...kept.values()].find((one) => one.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const found = kept.get(keyOf(id));
        if (found) found.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { grantId: of }] of kept) if (of === grantId) kept.delete(key);
      },
    };
    return adapter;
  };
}
