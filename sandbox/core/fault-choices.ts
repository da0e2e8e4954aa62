import { html, type Markup } from '#shared/html.ts';
import type { FaultService } from './fault-switch.ts';

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
