import { ORGANIZATION_FORMS, type Organization, organizations, ROLES } from './organization.ts';

const REGISTERED_ON = '2012-03-15';

const DELETED_ON = '2025-06-30';

const MOST = 10_000;

/** Thrown for a question the register answers with 400. */
export class BadQuestionError extends Error {}

/** Searches as the register does: each word of the name begins a word; deleted ones stay hidden. */
export function searchOrganizations(query: URLSearchParams, base: string): object {
  const size = whole(query, 'size', 20);
  const number = whole(query, 'page', 0);
  if (size * (number + 1) > MOST) throw new BadQuestionError(`size * (page + 1) is over ${MOST}`);
  const words = (query.get('navn') ?? '').toLocaleUpperCase('nb').split(/\s+/).filter(Boolean);
  const numbers = query.get('organisasjonsnummer')?.split(',').filter(Boolean) ?? [];
  const hits = organizations.filter(
    (one) =>
      one.status !== 'DELETED' &&
      (numbers.length === 0 || numbers.includes(one.number)) &&
      words.every((word) => startsWord(one, word)),
  );
  const found = hits.slice(number * size, (number + 1) * size);
  const totalPages = size === 0 ? 0 : Math.ceil(hits.length / size);
  const link = (page: number) => {
    const wanted = new URLSearchParams(query);
    wanted.set('page', String(page));
    return { href: `${base}/enheter?${wanted}` };
  };
  return {
    ...(found.length > 0
      ? { _embedded: { enheter: found.map((one) => showOrganization(one, base)) } }
      : {}),
    _links: {
      first: link(0),
      ...(number > 0 ? { prev: link(number - 1) } : {}),
      self: link(number),
      ...(number + 1 < totalPages ? { next: link(number + 1) } : {}),
      last: link(Math.max(0, totalPages - 1)),
    },
    page: { size, totalElements: hits.length, totalPages, number },
  };
}

function startsWord({ name }: Organization, word: string): boolean {
  return name.split(/[\s-]+/).some((one) => one.startsWith(word));
}

function whole(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null) return fallback;
  if (!/^\d{1,5}$/.test(value)) throw new BadQuestionError(`${name} is not a whole number`);
  return Number(value);
}

/** An organisation as the register's interface writes it, in the register's own names. */
export function showOrganization(organization: Organization, base: string): object {
  const { number, name, form, status, trade } = organization;
  const about = {
    organisasjonsnummer: number,
    navn: name,
    organisasjonsform: { kode: form, beskrivelse: ORGANIZATION_FORMS[form], _links: {} },
  };
  const links = { _links: { self: { href: `${base}/enheter/${number}` } } };
  // For a deleted organisation the register reports only the deletion.
  if (status === 'DELETED') {
    return { ...about, slettedato: DELETED_ON, respons_klasse: 'SlettetEnhet', ...links };
  }
  return {
    ...about,
    registreringsdatoEnhetsregisteret: REGISTERED_ON,
    registrertIMvaregisteret: organization.isVatRegistered,
    naeringskode1: { kode: trade.code, beskrivelse: trade.name },
    harRegistrertAntallAnsatte: false,
    forretningsadresse: {
      land: 'Norge',
      landkode: 'NO',
      postnummer: organization.postalCode,
      poststed: organization.city,
      adresse: [organization.street],
      kommune: organization.city,
      kommunenummer: organization.municipality,
    },
    registrertIForetaksregisteret: !['FLI', 'TROS', 'ORGL'].includes(form),
    registrertIStiftelsesregisteret: false,
    registrertIFrivillighetsregisteret: form === 'FLI',
    konkurs: status === 'BANKRUPT',
    underAvvikling: status === 'WINDING_UP',
    underTvangsavviklingEllerTvangsopplosning: status === 'FORCED_LIQUIDATION',
    maalform: 'Bokmål',
    respons_klasse: 'Enhet',
    ...links,
  };
}

/** The people who hold a role, in the groups the register lists them in. */
export function showRoles({ number, people }: Organization, base: string): object {
  const groups = [...new Set(people.map(({ role }) => ROLES[role].group))];
  return {
    rollegrupper: groups.map((group) => {
      const members = people.filter(({ role }) => ROLES[role].group === group);
      const first = members[0];
      return {
        type: { kode: group, beskrivelse: first ? ROLES[first.role].groupName : group },
        sistEndret: REGISTERED_ON,
        roller: members.map(({ role, firstName, lastName, bornOn }, rekkefolge) => ({
          type: { kode: role, beskrivelse: ROLES[role].name },
          person: {
            fodselsdato: bornOn,
            navn: { fornavn: firstName, etternavn: lastName },
            erDoed: false,
          },
          fratraadt: false,
          rekkefolge,
        })),
      };
    }),
    _links: {
      self: { href: `${base}/enheter/${number}/roller` },
      enhet: { href: `${base}/enheter/${number}` },
    },
  };
}
