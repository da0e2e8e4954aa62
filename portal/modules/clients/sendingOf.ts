type Reachable = {
  email: string | null;
  preferredDeliveryMethod: 'EHF' | 'EMAIL' | 'NONE';
  takesEhf: boolean | null;
};

/** How a document reaches a client as things are: as it prefers, as far as it can receive it. */
export function sendingOf(client: Reachable): 'EHF' | 'EMAIL' | 'NONE' | 'MISSING' {
  const { email, preferredDeliveryMethod: preferred, takesEhf } = client;
  if (preferred === 'NONE') return 'NONE';
  if (preferred === 'EHF' && takesEhf) return 'EHF';
  return email ? 'EMAIL' : 'MISSING';
}
