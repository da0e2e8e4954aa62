type Message = {
  id: string;
  reference: string;
  receiver: string;
  status: string;
  document: {
    kind: string;
    id: string;
    payable: string;
    buyerReference: string;
    creditedId: string;
    attachments: { filename: string; description: string; bytes: number }[];
  };
};

/**
 * The sandbox's access point as tests control it: its fault, its messages, and the status of a
 * message.
 */
export function sandboxAccessPoint(port: () => number) {
  const api = (place: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port()}/sandbox/api/${place}`, init);
  const messages = async () => (await (await api('access-point')).json()) as Message[];
  return {
    messages,
    behave: (fault: string) =>
      api('faults', { method: 'POST', body: JSON.stringify({ service: 'access-point', fault }) }),
    messageOf: async ({ id }: { id: string }) =>
      (await messages()).find(({ reference }) => reference === id),
    tell(reference: string, status: 'DELIVERED' | 'REJECTED', reason = '') {
      const received = new URLSearchParams({ reference, status, reason });
      return api(`access-point?${received}`, { method: 'POST' });
    },
  };
}
