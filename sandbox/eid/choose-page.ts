import type { EidCountry } from '../../ground/eid/eid-ways.ts';
import { html } from '../../ground/html.ts';
import { page } from '../core/page.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { EID_TEXTS } from './eid-texts.ts';
import { testPeople } from './test-people.ts';

/** Who one can be. Links and no form, so that the way back may lead to another address. */
export function choosePage(country: EidCountry, path: string, language: SandboxLanguage) {
  const texts = EID_TEXTS[language];
  const title = texts.chooseTitle(texts.country[country]);
  const row = ({ id, firstName, lastName, number, manner }: (typeof testPeople)[number]) =>
    html`<li><a class="row" href="${path}/as?person=${id}"><span class="who">${number}</span><span>${firstName} ${lastName}</span>${
      manner ? html`<span class="badge amber">${texts.manner[manner]}</span>` : html`<span></span>`
    }</a></li>`;
  const body = html`<h1>${title}</h1><p class="lead">${texts.chooseLead}</p>
<ul class="list">${testPeople.filter((one) => one.country === country).map(row)}</ul>
<p><a href="${path}/as">${texts.cancel}</a></p>`;
  return page({ language, title, path, body }, []);
}

/** What is too old, or another browser's, cannot be answered any more. */
export function endedPage(language: SandboxLanguage) {
  const texts = EID_TEXTS[language];
  const body = html`<h1>${texts.endedTitle}</h1><p class="lead">${texts.endedText}</p>`;
  return page({ language, title: texts.endedTitle, path: '/sandbox/eid', body }, []);
}
