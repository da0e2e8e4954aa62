export const OUTCOMES = ['CLEAR', 'NOT_CLEAR', 'UNDECIDED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An order for a check of a person. */
export type CheckOrder = {
  reference: string;
  kind: string;
  name: string;
  content: string | null;
  consentedAt: string | null;
};

export type StoredOrder = CheckOrder & {
  orderedAt: string;
  /**
   * The last answer, and the status with which it was accepted; null when the product could not be reached.
   */
  answered: { outcome: string; status: number | null } | null;
};

export type OrderBook = {
  /** Stores an order; an existing one stays unchanged. */
  take(order: CheckOrder): { order: StoredOrder; isNew: boolean };
  find(reference: string): StoredOrder | undefined;
  /** Newest first. */
  list(): StoredOrder[];
};

const MOST = 200;
const KINDS = [
  'CREDIT',
  'DRIVERS_LICENSE',
  'HEALTH_PERSONNEL_REGISTER',
  'HSE_CARD',
  'RIGHT_TO_WORK',
];

/** Stores orders in memory. */
export function openOrderBook(): OrderBook {
  const orders = new Map<string, StoredOrder>();
  return {
    take(order) {
      const known = orders.get(order.reference);
      if (known) return { order: known, isNew: false };
      const stored = { ...order, orderedAt: new Date().toISOString(), answered: null };
      orders.set(order.reference, stored);
      const [oldest] = orders.keys();
      if (orders.size > MOST && oldest) orders.delete(oldest);
      return { order: stored, isNew: true };
    },
    find: (reference) => orders.get(reference),
    list: () => [...orders.values()].reverse(),
  };
}

/** Parses an order; null for a kind of check this provider does not offer. */
export function readOrder(body: string): CheckOrder | null {
  let given: Record<string, unknown> | null;
  try {
    given = JSON.parse(body) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  const { reference, kind, name, content = null, consentedAt = null } = given ?? {};
  if (typeof reference !== 'string' || !/^[0-9a-f-]{36}$/.test(reference)) return null;
  if (typeof kind !== 'string' || !KINDS.includes(kind) || typeof name !== 'string') return null;
  if (kind === 'CREDIT' && typeof consentedAt !== 'string') return null;
  return { reference, kind, name, content: textOr(content), consentedAt: textOr(consentedAt) };
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : null);
