import { ORGANIZATION_FORMS, type Organization, ROLES } from './organization.ts';

const REGISTERED_ON = '2012-03-15';
const DELETED_ON = '2025-06-30';

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
