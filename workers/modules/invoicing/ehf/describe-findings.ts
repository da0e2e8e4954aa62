import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { RuleFinding } from '#workers/core/ehf-rules/ehf-verdict.ts';
import type { WrittenLanguage } from '#workers/core/format/written-values.ts';

const nb = {
  'ACCOUNT-NUMBER':
    'Kontonummeret har feil kontrollsiffer eller mangler. En operatør retter det i fakturainnstillingene.',
  'ATTACHMENTS-SIZE': 'Vedleggene er til sammen større enn 10 MB. Last opp mindre kvitteringer.',
  'BR-02': 'Nummeret mangler. Det gis når dokumentet publiseres.',
  'BR-06': 'Selgerens navn mangler. Skriv det på profilen.',
  'BR-07': 'Kundens navn mangler. Skriv det på kunden.',
  'BR-09': 'Selgerens land mangler. Velg det i adressen på profilen.',
  'BR-11': 'Kundens land mangler. Velg det i adressen på kunden.',
  'BR-16': 'Dokumentet har ingen linjer. Legg til minst én.',
  'BR-21': 'To linjer har samme plass.',
  'BR-25': 'Beskrivelsen mangler. Skriv hva som er gjort eller solgt.',
  'BR-27': 'Prisen er under 0. Skriv en pris på 0 eller mer.',
  'BR-30': 'Perioden slutter før den begynner. Rett datoene i arbeidsrapporten.',
  'BR-52': 'Vedlegget er tomt. Last det opp på nytt.',
  'BR-CL-23': 'Enheten finnes ikke i listen som mottakere leser. Velg en annen linjetype.',
  'BR-CO-10': 'Beløpet er ikke summen av linjene.',
  'BR-CO-14': 'MVA er ikke summen av satsene.',
  'BR-CO-15': 'Totalen er ikke beløp pluss MVA.',
  'BR-CO-17': 'MVA stemmer ikke med satsen på øret.',
  'BR-CO-18': 'MVA er ikke ført opp for hver sats.',
  'BR-O-11': 'Selgeren er ikke registrert for MVA og kan ikke kreve det. Velg 0 % på linjen.',
  'BR-S-08': 'Grunnlaget for MVA er ikke summen av linjene med satsen.',
  'CREDITED-INVOICE': 'Kreditnotaen sier ikke hvilken faktura den krediterer.',
  CURRENCY: 'Bare kroner kan sendes som EHF. Skriv fakturaen i NOK.',
  'DELIVERY-DATE': 'Leveringsdatoen mangler. Skriv sluttdato i arbeidsrapporten.',
  'DUE-DATE': 'Forfall er før fakturadatoen. Velg et senere forfall.',
  KID: 'KID har feil kontrollsiffer.',
  'NO-VAT-RATE': 'Satsen finnes ikke i Norge. Velg 25, 15, 12 eller 0 %.',
  'NOT-NEGATIVE': 'Må være over 0.',
  'PEPPOL-COMMON-R041': 'Organisasjonsnummeret har feil kontrollsiffer. Sjekk sifrene.',
  'PEPPOL-EN16931-CL001':
    'Mottakere tar bare imot PDF, PNG, JPEG, CSV og regneark. Last opp kvitteringen som en av dem.',
  'PEPPOL-EN16931-F001': 'Datoen finnes ikke. Velg en dag i kalenderen.',
  'PEPPOL-EN16931-R003':
    'Kunden trenger en referanse eller et ordrenummer. Skriv en av dem under detaljer.',
  'PEPPOL-EN16931-R008': 'Feltet har ingen tegn som kan leses. Tøm det eller skriv noe.',
  'PEPPOL-EN16931-R010': 'Kunden har ikke organisasjonsnummer. Skriv det på kunden.',
  'PEPPOL-EN16931-R020': 'Selgeren har ikke organisasjonsnummer. Skriv det på profilen.',
  SERIES: 'Nummeret før dette mangler i serien. En operatør må finne ut hvorfor.',
  'UBL-DT-07': 'Vedlegget har ikke filnavn. Last det opp på nytt.',
};

/** A rule of the official sets, or one of our own where they have none. */
type EhfRule = keyof typeof nb;

const en: Record<EhfRule, string> = {
  'ACCOUNT-NUMBER':
    'The account number is missing or its check digit is wrong. An operator corrects it in the invoicing settings.',
  'ATTACHMENTS-SIZE': 'The attachments are larger than 10 MB together. Upload smaller receipts.',
  'BR-02': 'The number is missing. It is given when the document is published.',
  'BR-06': 'The seller’s name is missing. Write it on the profile.',
  'BR-07': 'The client’s name is missing. Write it on the client.',
  'BR-09': 'The seller’s country is missing. Choose it in the profile’s address.',
  'BR-11': 'The client’s country is missing. Choose it in the client’s address.',
  'BR-16': 'The document has no lines. Add at least one.',
  'BR-21': 'Two lines have the same place.',
  'BR-25': 'The description is missing. Write what was done or sold.',
  'BR-27': 'The price is below 0. Write a price of 0 or more.',
  'BR-30': 'The period ends before it begins. Correct the dates of the work report.',
  'BR-52': 'The attachment is empty. Upload it again.',
  'BR-CL-23': 'Receivers do not know the unit. Choose another type of line.',
  'BR-CO-10': 'The amount is not the sum of the lines.',
  'BR-CO-14': 'The VAT is not the sum of its rates.',
  'BR-CO-15': 'The total is not amount plus VAT.',
  'BR-CO-17': 'The VAT is not right to the øre for its rate.',
  'BR-CO-18': 'The VAT is not listed for each rate.',
  'BR-O-11': 'The seller is not registered for VAT and cannot charge it. Choose 0 % on the line.',
  'BR-S-08': 'The base of the VAT is not the sum of the lines at the rate.',
  'CREDITED-INVOICE': 'The credit note does not say which invoice it credits.',
  CURRENCY: 'Only Norwegian kroner can be sent as EHF. Write the invoice in NOK.',
  'DELIVERY-DATE': 'The day of delivery is missing. Write the end date in the work report.',
  'DUE-DATE': 'The due date is before the invoice date. Choose a later one.',
  KID: 'The check digit of the KID is wrong.',
  'NO-VAT-RATE': 'Norway has no such rate. Choose 25, 15, 12 or 0 %.',
  'NOT-NEGATIVE': 'Must be above 0.',
  'PEPPOL-COMMON-R041': 'The check digit of the organisation number is wrong. Check the digits.',
  'PEPPOL-EN16931-CL001':
    'Receivers take PDF, PNG, JPEG, CSV and spreadsheets only. Upload the receipt as one of them.',
  'PEPPOL-EN16931-F001': 'There is no such day. Choose a day of the calendar.',
  'PEPPOL-EN16931-R003':
    'The client needs a reference or an order number. Write one of them under details.',
  'PEPPOL-EN16931-R008': 'The field has no readable characters. Empty it or write something.',
  'PEPPOL-EN16931-R010': 'The client has no organisation number. Write it on the client.',
  'PEPPOL-EN16931-R020': 'The seller has no organisation number. Write it on the profile.',
  SERIES: 'The number before this one is missing in the series. An operator has to find out why.',
  'UBL-DT-07': 'The attachment has no filename. Upload it again.',
};

/**
 * The fault and the field of the screen that corrects it. Written in each language, not translated from the
 * other.
 */
export const ruleTexts: Record<WrittenLanguage, Record<EhfRule, string>> = { nb, en };

const isEhfRule = (rule: string): rule is EhfRule => Object.hasOwn(nb, rule);

const fieldPlaces: Record<string, readonly string[]> = {
  accountNumber: ['bank_accounts.accountNumber'],
  amount: ['invoices.amount'],
  attachments: ['receipts'],
  buyerReference: ['invoices.buyerReference'],
  'client.address.country': ['clients', 'address.country'],
  'client.address': ['clients', 'clients.address'],
  'client.name': ['clients', 'clients.name'],
  'client.organizationNumber': ['clients', 'clients.orgNumber'],
  'client.reference': ['invoices.clientReferencePersonId'],
  credits: ['invoices', 'invoices.documentNumber'],
  currency: ['invoices.currency'],
  deliveredOn: ['work_report.endDate'],
  documentNumber: ['invoices.documentNumber'],
  dueOn: ['invoices.dueOn'],
  'freelancer.name': ['freelance_profiles', 'freelance_profiles.displayName'],
  invoicedOn: ['invoices.invoicedOn'],
  kid: ['invoices.kid'],
  lines: ['invoices.lines'],
  'lines.addressFrom': ['invoice_lines', 'invoice_lines.addressFrom'],
  'lines.addressTo': ['invoice_lines', 'invoice_lines.addressTo'],
  'lines.description': ['invoice_lines', 'invoice_lines.description'],
  'lines.period': ['invoice_lines', 'invoice_lines.workReport'],
  'lines.quantity': ['invoice_lines', 'invoice_lines.quantity'],
  'lines.unit': ['invoice_lines', 'invoice_lines.lineType'],
  'lines.unitPrice': ['invoice_lines', 'invoice_lines.unitPrice'],
  'lines.vatRate': ['invoice_lines', 'invoice_lines.vatRate'],
  note: ['credit_notes.reason'],
  orderReference: ['invoices.orderReference'],
  'seller.address.country': ['freelance_profiles', 'address.country'],
  'seller.address': ['freelance_profiles', 'freelance_profiles.address'],
  'seller.name': ['freelance_profiles', 'freelance_profiles.organizationName'],
  'seller.organizationNumber': ['freelance_profiles', 'freelance_profiles.organizationNumber'],
  total: ['invoices.total'],
  vat: ['invoices.vat'],
  vatGroups: ['invoices.vat'],
};

/** A reason for which a document cannot be sent. */
export type EhfFinding = {
  rule: EhfRule;
  /**
   * The field of the document payload to correct, such as `client.organizationNumber` or `lines.0.quantity`.
   */
  path: string;
};

export type Find = (rule: EhfRule, path: string) => void;

/** Findings as people read them: `Kunde: Land. Kundens land mangler. Velg det i adressen på kunden. (BR-11)`. */
export function describeFindings(findings: EhfFinding[], language: WrittenLanguage): string {
  const words = wordsIn(readWords(language));
  const describe = ({ rule, path }: EhfFinding) => {
    const position = /\.(\d+)/.exec(path)?.[1];
    const field = path.replace(/\.\d+/, '');
    const labels = placesOf(field).map((place) => words.field(place).label);
    const owner =
      position && labels[0] ? [`${labels[0]} ${Number(position) + 1}`] : labels.slice(0, 1);
    const where = [...owner, ...labels.slice(1)].join(': ') || path;
    return `${where}. ${ruleTexts[language][rule]} (${rule})`;
  };
  return [...new Set(findings.map(describe))].join(' ');
}

/** Findings of the official rules: in our words where we know the rule, then in its own. */
export function describeOfficialFindings(
  findings: RuleFinding[],
  language: WrittenLanguage,
): string {
  const describe = ({ rule, text }: RuleFinding) => {
    const own = isEhfRule(rule) ? `${ruleTexts[language][rule]} ` : '';
    return `${own}(${rule}) ${text}`;
  };
  return [...new Set(findings.map(describe))].join(' ');
}

/** The labels that the console and the portal have for a field of a document; the first names its owner. */
function placesOf(field: string): readonly string[] {
  const known = fieldPlaces[field];
  if (known) return known;
  const parent = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
  return parent ? placesOf(parent) : [];
}
