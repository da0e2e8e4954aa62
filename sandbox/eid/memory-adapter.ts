import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Keeps what the provider must remember for as long as the sandbox runs. */
export function memoryAdapter(): AdapterFactory {
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
