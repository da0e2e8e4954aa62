import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import {
  type AMelding,
  type AMeldingRefusal,
  incomeDescriptions,
  isFee,
  type ReportedIncome,
  type ReportedRecipient,
  type ReportedUnit,
} from './a-melding.ts';
import { checkAMelding } from './check-a-melding.ts';

export type WrittenAMelding =
  | { isWritten: true; xml: string }
  | { isWritten: false; refusals: AMeldingRefusal[] };

const NAMESPACE = 'urn:ske:fastsetting:innsamling:a-meldingen:v2_3';
const RELATION_TYPE = 'frilanserOppdragstakerHonorarPersonerMm';

/** Writes an a-melding. Deductions are negative by person and positive in the sums. */
export function writeAMelding(report: AMelding): WrittenAMelding {
  const refusals = checkAMelding(report);
  if (refusals.length > 0) return { isWritten: false, refusals };
  const delivery = xmlElement('Leveranse', [
    xmlElement('leveringstidspunkt', report.deliveredAt),
    xmlElement('kalendermaaned', report.month),
    xmlElement('kildesystem', report.sourceSystem),
    xmlElement('erstatterMeldingsId', report.replacesMessageId),
    xmlElement('meldingsId', report.messageId),
    xmlElement('opplysningspliktig', [xmlElement('norskIdentifikator', report.organizationNumber)]),
    xmlElement('oppgave', [sumsXml(report), ...report.units.map(unitXml)]),
    xmlElement('spraakForTilbakemelding', 'bokmaal'),
  ]);
  return {
    isWritten: true,
    xml: xmlDocument(xmlElement('melding', [delivery], { xmlns: NAMESPACE })),
  };
}

function sumsXml(report: AMelding): Xml | null {
  const recipients = report.units.flatMap((unit) => unit.recipients);
  const attachments = recipients.flatMap((recipient) => recipient.attachments);
  return xmlElement('betalingsinformasjon', [
    xmlElement('sumArbeidsgiveravgift', report.employerTaxKroner),
    attachments.length === 0
      ? null
      : xmlElement(
          'sumUtleggstrekk',
          attachments.reduce((sum, { kroner }) => sum + kroner, 0),
        ),
    ...report.withheldByPayoutDay.map(({ day, kroner }) =>
      xmlElement('sumForskuddstrekkPerLoennsutbetalingsdato', [
        xmlElement('loennsutbetalingsdato', day),
        xmlElement('beloep', kroner),
      ]),
    ),
  ]);
}

const unitXml = (unit: ReportedUnit): Xml | null =>
  xmlElement('virksomhet', [
    xmlElement('norskIdentifikator', unit.organizationNumber),
    ...unit.recipients.map(recipientXml),
    xmlElement(
      'arbeidsgiveravgift',
      unit.employerTaxBases.map(({ zone, basisMinor, rateHundredths }) =>
        xmlElement('loennOgGodtgjoerelse', [
          xmlElement('beregningskodeForArbeidsgiveravgift', 'generelleNaeringer'),
          xmlElement('sone', zone),
          xmlElement('avgiftsgrunnlagBeloep', decimalAmount(basisMinor)),
          xmlElement('prosentsatsForAvgiftsberegning', decimalAmount(rateHundredths)),
        ]),
      ),
    ),
  ]);

function recipientXml(recipient: ReportedRecipient): Xml | null {
  const { relation, incomes, withheldKroner, attachments } = recipient;
  return xmlElement('inntektsmottaker', [
    ...identityXml(recipient.identity),
    xmlElement('arbeidsforhold', [
      xmlElement('arbeidsforholdId', relation.id),
      xmlElement('typeArbeidsforhold', RELATION_TYPE),
      xmlElement('startdato', relation.startsOn),
      xmlElement('sluttdato', relation.endsOn),
      xmlElement('yrke', relation.occupation),
    ]),
    withheldKroner === 0
      ? null
      : xmlElement('forskuddstrekk', [
          xmlElement('beskrivelse', 'ordinaert'),
          xmlElement('beloep', -withheldKroner),
        ]),
    ...incomes.map((income) => incomeXml(income, relation.id)),
    ...attachments.map(({ kind, kroner, day }) =>
      xmlElement('utleggstrekk', [
        xmlElement('beskrivelse', kind === 'TAX' ? 'utleggstrekkSkatt' : 'utleggstrekkSamordnet'),
        xmlElement('beloep', -kroner),
        xmlElement('datoForUtleggstrekk', day),
      ]),
    ),
  ]);
}

function identityXml(identity: ReportedRecipient['identity']): (Xml | null)[] {
  if ('norwegianNumber' in identity) {
    return [xmlElement('norskIdentifikator', identity.norwegianNumber)];
  }
  return [
    ...identity.identifiers.map(({ number, type, country }) =>
      xmlElement('internasjonalIdentifikator', [
        xmlElement('identifikator', number),
        xmlElement('identifikatortype', type),
        xmlElement('land', country),
      ]),
    ),
    xmlElement('identifiserendeInformasjon', [
      xmlElement('navn', identity.name),
      xmlElement('foedselsdato', identity.birthDate),
    ]),
  ];
}

function incomeXml(income: ReportedIncome, relationId: string | null): Xml | null {
  const { kind, isTaxable, amountMinor, quantityHundredths } = income;
  return xmlElement('inntekt', [
    xmlElement('fordel', isFee(kind) ? 'kontantytelse' : 'utgiftsgodtgjoerelse'),
    xmlElement('utloeserArbeidsgiveravgift', isTaxable),
    xmlElement('inngaarIGrunnlagForTrekk', isTaxable),
    xmlElement('beloep', decimalAmount(amountMinor)),
    xmlElement('arbeidsforholdId', relationId),
    xmlElement('loennsinntekt', [
      xmlElement('beskrivelse', incomeDescriptions[kind]),
      isFee(kind) || quantityHundredths === null
        ? null
        : xmlElement('antall', decimalAmount(quantityHundredths)),
    ]),
  ]);
}
