type Reachable = {
  email: string | null;
  preferredDeliveryMethod: 'EHF' | 'EMAIL' | 'NONE';
  takesEhf: boolean | null;
};

/**
 * The present delivery method for documents to a client: the preferred one, as far as the client can receive
 * it.
 */
export function sendingOf(client: Reachable): 'EHF' | 'EMAIL' | 'NONE' | 'MISSING' {
  const { email, preferredDeliveryMethod: preferred, takesEhf } = client;
  if (preferred === 'NONE') return 'NONE';
  if (preferred === 'EHF' && takesEhf) return 'EHF';
  return email ? 'EMAIL' : 'MISSING';
}
