import { html, type Markup } from '#shared/html.ts';

/** The failures of each simulated service. */
export const FAULTS = {
  'access-point': [
    'ok',
    'waits',
    'rejects',
    'unknown',
    'stalls',
    'down',
    'twice',
    'changes',
    'late',
    'forged',
    'strange',
  ],
  addresses: ['ok', 'down', 'slow', 'nonsense'],
  checks: [
    'ok',
    'waits',
    'down',
    'slow',
    'refuses',
    'twice',
    'late',
    'forged',
    'unknown',
    'nonsense',
  ],
  eid: ['ok', 'down', 'slow'],
  mail: ['ok', 'down', 'refuses'],
  register: ['ok', 'down', 'slow'],
  sms: ['ok', 'down', 'refuses'],
} as const;

export type FaultService = keyof typeof FAULTS;
export type FaultSwitch = {
  get(service: FaultService): string;
  /** Sets how a service behaves; false when there is no such service or fault. */
  set(service: string, fault: string): boolean;
};

/** Stores the active fault of each service in memory. A restart resets them. */
export function faultSwitch(): FaultSwitch {
  const state = Object.fromEntries(Object.keys(FAULTS).map((service) => [service, 'ok'])) as Record<
    FaultService,
    string
  >;
  return {
    get: (service) => state[service],
    set(service, fault) {
      const known: readonly string[] | undefined = FAULTS[service as FaultService];
      if (!known?.includes(fault)) return false;
      state[service as FaultService] = fault;
      return true;
    },
  };
}

/** The form that switches the faults of a service. */
export function faultChoices(
  service: FaultService,
  now: string,
  { behaves, faults }: { behaves: string; faults: Record<string, string> },
): Markup {
  const choice = ([value, label]: [string, string]) =>
    html`<button class="choice" name="fault" value="${value}" aria-pressed="${String(value === now)}">${label}</button>`;
  return html`<form class="choices" method="post" action="/sandbox/faults" aria-label="${behaves}">
<input type="hidden" name="service" value="${service}"><span class="quiet">${behaves}</span>
${Object.entries(faults).map(choice)}
</form>`;
}
