import type { EidCountry } from '#shared/eid/eid-ways.ts';
import { html } from '#shared/html.ts';
import { page } from '../core/page.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { EID_TEXTS } from './eid-texts.ts';
import { makePerson } from './make-person.ts';
import { type TestPerson, testPeople } from './test-person.ts';

/**
 * The page for choosing a person. It uses links instead of a form, so that the redirect may lead to another
 * address.
 */
export function choosePage(country: EidCountry, path: string, language: SandboxLanguage) {
  const texts = EID_TEXTS[language];
  const title = texts.chooseTitle(texts.country[country]);
  const row = ({ id, firstName, lastName, number, manner }: TestPerson) =>
    html`<li><a class="row" href="${path}/as?person=${id}"><span class="who">${number}</span><span>${firstName} ${lastName}</span>${
      manner
        ? html`<span><span class="badge amber">${texts.manner[manner]}</span></span>`
        : html`<span></span>`
    }</a></li>`;
  const body = html`<h1>${title}</h1><p class="lead">${texts.chooseLead}</p>
<ul class="list">${testPeople.filter((one) => one.country === country).map(row)}${
    country === 'NO' ? newcomer(path, texts.new) : ''
  }</ul>
<p><a href="${path}/as">${texts.cancel}</a></p>`;
  return page({ language, title, path, body }, []);
}

/** A person who has not been used before, unlike those in the list. */
function newcomer(path: string, label: string) {
  const { number, firstName, lastName } = makePerson();
  const search = new URLSearchParams({ number, firstName, lastName }).toString();
  return html`<li><a class="row" href="${path}/as?${search}"><span class="who">${number}</span><span>${firstName} ${lastName}</span><span><span class="badge">${label}</span></span></a></li>`;
}

/** The page for a request that has expired or belongs to another browser. */
export function endedPage(language: SandboxLanguage) {
  const texts = EID_TEXTS[language];
  const body = html`<h1>${texts.endedTitle}</h1><p class="lead">${texts.endedText}</p>`;
  return page({ language, title: texts.endedTitle, path: '/sandbox/eid', body }, []);
}
