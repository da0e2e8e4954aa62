import { html } from '#shared/html.ts';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { page, type Route, type SandboxLanguage } from '../core/route.ts';
import { EID_TEXTS } from './eid-texts.ts';
import { testPeople } from './test-person.ts';

/** The page of all people with an e-ID here, and the fault switch. */
export function eidRoutes(faults: FaultSwitch): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/eid$/,
      handle: ({ language, parts }) => page(eidPage(faults.get('eid'), language), parts),
    },
  ];
}

function eidPage(fault: string, language: SandboxLanguage) {
  const texts = EID_TEXTS[language];
  const choice = ([value, label]: [string, string]) =>
    html`<button class="choice" name="fault" value="${value}" aria-pressed="${String(value === fault)}">${label}</button>`;
  const row = ({ firstName, lastName, number, country, manner }: (typeof testPeople)[number]) =>
    html`<tr><th scope="row">${firstName} ${lastName}</th><td class="number">${number}</td><td>${texts.country[country]}</td><td>${
      manner ? html`<span class="badge amber">${texts.manner[manner]}</span>` : ''
    }</td></tr>`;
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<form class="choices" method="post" action="/sandbox/faults" aria-label="${texts.behaves}">
<input type="hidden" name="service" value="eid"><span class="quiet">${texts.behaves}</span>
${Object.entries(texts.faults).map(choice)}
</form>
<table><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.number}</th><th scope="col">${texts.of}</th><th scope="col">${texts.happens}</th></tr></thead>
<tbody>${testPeople.map(row)}</tbody></table>`;
  return { language, title: texts.title, path: '/sandbox/eid', body };
}
