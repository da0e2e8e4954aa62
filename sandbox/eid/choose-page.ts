import { randomInt } from 'node:crypto';
import type { EidCountry } from '#shared/eid/eid-ways.ts';
import { html } from '#shared/html.ts';
import { page, type SandboxLanguage } from '../core/route.ts';
import { EID_TEXTS } from './eid-texts.ts';
import { type TestPerson, testPeople } from './test-person.ts';

const FIRST_NAMES = ['Ada', 'Birk', 'Cora', 'Dina', 'Eskil', 'Frøya', 'Gaute', 'Hedda'];

const LAST_NAMES = ['Askeland', 'Bekk', 'Dahle', 'Engen', 'Foss', 'Granli', 'Hauge', 'Myhre'];

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

/** A Norwegian person with an unused number, for any number of new users. */
function makePerson(): TestPerson {
  const pick = (names: string[]) => names[randomInt(names.length)] ?? '';
  return madePerson(makeNumber(), pick(FIRST_NAMES), pick(LAST_NAMES));
}

/** A person with a given number and name. */
export function madePerson(
  number: string,
  firstName: string,
  lastName: string,
  country: EidCountry = 'NO',
): TestPerson {
  // Sweden begins with the year.
  const places = country === 'SE' ? [6, 4, 2] : [0, 2, 4];
  const [day, month, year] = places.map((at) => Number(number.slice(at, at + 2)));
  const two = (value = 0) => String(value).padStart(2, '0');
  const birthdate = `19${two(year)}-${two((month ?? 0) % 40 || 1)}-${two((day ?? 0) % 40 || 1)}`;
  return { id: `made-${number}`, country, firstName, lastName, birthdate, number };
}

/** A synthetic number, with 80 added to the month, that is never issued. */
function makeNumber(): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(randomInt(1, 29))}${two(80 + randomInt(1, 13))}${two(randomInt(50, 100))}`;
  for (;;) {
    const digits = day + String(randomInt(500)).padStart(3, '0');
    const first = checkDigit(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
    const second = checkDigit(`${digits}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    if (first < 10 && second < 10) return `${digits}${first}${second}`;
  }
}

function checkDigit(digits: string, weights: number[]): number {
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11;
}
