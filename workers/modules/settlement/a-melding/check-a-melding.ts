import { idnr } from '@navikt/fnrvalidator';
import { isOrganizationNumber } from '#shared/numbers/is-organization-number.ts';
import {
  type AMelding,
  type AMeldingRefusal,
  isFee,
  type ReportedIncome,
  type ReportedRecipient,
} from './a-melding.ts';

const ID = /^[0-9a-zA-Z_.-]{1,150}$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

type Refuse = (code: AMeldingRefusal['code'], path: string) => void;

/** All reasons for which Skatteetaten would refuse the message, and sums that contradict its rows. */
export function checkAMelding(report: AMelding): AMeldingRefusal[] {
  const refusals: AMeldingRefusal[] = [];
  const refuse: Refuse = (code, path) => refusals.push({ code, path });
  if (!DATE_TIME.test(report.deliveredAt)) refuse('INVALID', 'deliveredAt');
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(report.month)) refuse('INVALID', 'month');
  if (report.sourceSystem === '') refuse('BLANK', 'sourceSystem');
  if (!ID.test(report.messageId)) refuse('INVALID', 'messageId');
  if (report.replacesMessageId !== null && !ID.test(report.replacesMessageId)) {
    refuse('INVALID', 'replacesMessageId');
  }
  if (!isOrganizationNumber(report.organizationNumber)) {
    refuse('VERIFICATION_FAILED', 'organizationNumber');
  }
  if (!isKroner(report.employerTaxKroner)) refuse('INVALID', 'employerTaxKroner');
  checkUnits(report, refuse);
  checkWithheld(report, refuse);
  return refusals;
}

function checkUnits(report: AMelding, refuse: Refuse): void {
  if (report.units.length === 0) refuse('BLANK', 'units');
  for (const [at, unit] of report.units.entries()) {
    const path = `units.${at}`;
    if (unit.organizationNumber === report.organizationNumber) {
      refuse('INVALID', `${path}.organizationNumber`);
    } else if (!isOrganizationNumber(unit.organizationNumber)) {
      refuse('VERIFICATION_FAILED', `${path}.organizationNumber`);
    }
    for (const [index, recipient] of unit.recipients.entries()) {
      checkRecipient(recipient, report.month, `${path}.recipients.${index}`, refuse);
    }
    for (const [index, base] of unit.employerTaxBases.entries()) {
      const isWhole = Number.isSafeInteger(base.basisMinor) && isKroner(base.rateHundredths);
      if (!isWhole) refuse('INVALID', `${path}.employerTaxBases.${index}`);
    }
  }
}

function checkRecipient(
  { identity, relation, incomes, withheldKroner, attachments }: ReportedRecipient,
  month: string,
  path: string,
  refuse: Refuse,
): void {
  if ('norwegianNumber' in identity) {
    const { status } = idnr(identity.norwegianNumber);
    if (status !== 'valid') refuse('VERIFICATION_FAILED', `${path}.identity`);
  } else if (identity.identifiers.length === 0 || identity.name.trim() === '') {
    refuse('BLANK', `${path}.identity`);
  } else if (!DAY.test(identity.birthDate)) refuse('INVALID', `${path}.identity.birthDate`);
  if (!DAY.test(relation.startsOn)) refuse('INVALID', `${path}.relation.startsOn`);
  if (relation.endsOn !== null && !DAY.test(relation.endsOn)) {
    refuse('INVALID', `${path}.relation.endsOn`);
  }
  if (relation.id !== null && !ID.test(relation.id)) refuse('INVALID', `${path}.relation.id`);
  if (!/^\d{7}$/.test(relation.occupation)) refuse('INVALID', `${path}.relation.occupation`);
  if (!isKroner(withheldKroner)) refuse('INVALID', `${path}.withheldKroner`);
  if (incomes.length === 0) refuse('BLANK', `${path}.incomes`);
  for (const [at, income] of incomes.entries())
    checkIncome(income, `${path}.incomes.${at}`, refuse);
  for (const [at, { kroner, day }] of attachments.entries()) {
    if (!isKroner(kroner)) refuse('INVALID', `${path}.attachments.${at}.kroner`);
    if (!isDayOf(month, day)) refuse('INVALID', `${path}.attachments.${at}.day`);
  }
}

function checkIncome(income: ReportedIncome, path: string, refuse: Refuse): void {
  const { kind, isTaxable, amountMinor, quantityHundredths } = income;
  if (!Number.isSafeInteger(amountMinor)) refuse('INVALID', `${path}.amountMinor`);
  if (isFee(kind)) {
    if (!isTaxable) refuse('INVALID', `${path}.isTaxable`);
  } else if (quantityHundredths === null) {
    refuse('BLANK', `${path}.quantityHundredths`);
  } else if (!Number.isSafeInteger(quantityHundredths) || amountMinor * quantityHundredths < 0) {
    // A credit note takes back kilometres and days along with their money.
    refuse('INVALID', `${path}.quantityHundredths`);
  }
}

/** Tax is reported and paid by payout day, so the days must sum to the tax withheld from the people. */
function checkWithheld(report: AMelding, refuse: Refuse): void {
  let byDay = 0;
  for (const [at, { day, kroner }] of report.withheldByPayoutDay.entries()) {
    if (!isDayOf(report.month, day)) refuse('INVALID', `withheldByPayoutDay.${at}.day`);
    if (!isKroner(kroner)) refuse('INVALID', `withheldByPayoutDay.${at}.kroner`);
    byDay += kroner;
  }
  const recipients = report.units.flatMap((unit) => unit.recipients);
  const byPerson = recipients.reduce((sum, { withheldKroner }) => sum + withheldKroner, 0);
  if (byDay !== byPerson) refuse('SUM_DIFFERS', 'withheldByPayoutDay');
}

const isDayOf = (month: string, day: string): boolean =>
  DAY.test(day) && day.startsWith(`${month}-`);

/** Whole and not below zero. */
const isKroner = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
