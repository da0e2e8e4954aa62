import { isBankDay } from '#shared/bank-days.ts';
import { isBankAccountNumber, isIban } from '#shared/numbers/account-numbers.ts';
import { readDay } from '../day.ts';
import { isKid } from '../kid-reference.ts';
import type { Payment, PaymentGroup, PaymentOrder, PaymentRefusal } from './payment-order.ts';
import { paymentName, paymentText } from './payment-text.ts';

const LONGEST_ID = 35;

const LONGEST_TEXT = 140;

/** Whether banks accept the id: SEPA letters without underscore, at most 35, slashes only inside. */
const isPaymentId = (id: string): boolean =>
  id.length <= LONGEST_ID &&
  /^[A-Za-z0-9/\-?:().,'+ ]+$/.test(id) &&
  id === id.trim() &&
  !/^\/|\/\/|\/$/.test(id);

const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/;
/** The schema has 18 digits, two of them for øre; the largest exact number is smaller. */
const LARGEST_MINOR = Number.MAX_SAFE_INTEGER;

type Refuse = (code: PaymentRefusal['code'], path: string) => void;

/** All reasons for which the schema or a bank would refuse the file, so that a payee can be left out in time. */
export function checkPaymentOrder(order: PaymentOrder): PaymentRefusal[] {
  const refusals: PaymentRefusal[] = [];
  const refuse: Refuse = (code, path) => refusals.push({ code, path });
  const { initiator, debtor, groups } = order;
  if (!isPaymentId(order.messageId)) refuse('INVALID', 'messageId');
  if (!isDateTime(order.createdAt)) refuse('INVALID', 'createdAt');
  checkName(initiator.name, false, 'initiator.name', refuse);
  if (initiator.agreement && !isPaymentId(initiator.agreement.id)) {
    refuse('INVALID', 'initiator.agreement.id');
  }
  checkName(debtor.name, false, 'debtor.name', refuse);
  if (!isBankAccountNumber(debtor.account)) refuse('VERIFICATION_FAILED', 'debtor.account');
  if (!BIC.test(debtor.bic)) refuse('INVALID', 'debtor.bic');
  if (groups.length === 0) refuse('BLANK', 'groups');
  const groupIds = new Set<string>();
  const paymentIds = new Set<string>();
  for (const [at, group] of groups.entries()) {
    const path = `groups.${at}`;
    checkId(group.id, groupIds, `${path}.id`, refuse);
    checkDay(group.executesOn, order.createdAt, `${path}.executesOn`, refuse);
    if (group.payments.length === 0) refuse('BLANK', `${path}.payments`);
    for (const [index, payment] of group.payments.entries()) {
      const place = `${path}.payments.${index}`;
      checkId(payment.endToEndId, paymentIds, `${place}.endToEndId`, refuse);
      checkPayment(payment, group.kind, place, refuse);
    }
  }
  return refusals;
}

function checkPayment(
  { amountMinor, creditor, reference }: Payment,
  kind: PaymentGroup['kind'],
  path: string,
  refuse: Refuse,
): void {
  if (!Number.isInteger(amountMinor) || amountMinor <= 0) refuse('INVALID', `${path}.amountMinor`);
  else if (amountMinor > LARGEST_MINOR) refuse('TOO_BIG', `${path}.amountMinor`);
  if (kind === 'SALARY' && !creditor.isPerson) refuse('NOT_A_PERSON', `${path}.creditor`);
  const isForeign = kind === 'FOREIGN';
  checkName(creditor.name, isForeign, `${path}.creditor.name`, refuse);
  if (isForeign) checkForeign({ creditor }, path, refuse);
  else if (!('norwegian' in creditor.account)) refuse('INVALID', `${path}.creditor.account`);
  else if (!isBankAccountNumber(creditor.account.norwegian)) {
    refuse('VERIFICATION_FAILED', `${path}.creditor.account`);
  }
  if (kind === 'TAX' && !(reference && 'kid' in reference))
    refuse('BLANK', `${path}.reference.kid`);
  if (reference && 'kid' in reference) {
    if (isForeign || !isKid(reference.kid)) {
      refuse(isForeign ? 'INVALID' : 'VERIFICATION_FAILED', `${path}.reference.kid`);
    }
  } else if (reference) checkText(reference.text, isForeign, `${path}.reference.text`, refuse);
}

function checkForeign({ creditor }: Pick<Payment, 'creditor'>, path: string, refuse: Refuse): void {
  const { account, address } = creditor;
  if ('norwegian' in account) refuse('INVALID', `${path}.creditor.account`);
  else {
    const looksLikeIban = /^[A-Z]{2}\d{2}/.test(account.number);
    if (looksLikeIban && !isIban(account.number)) {
      refuse('VERIFICATION_FAILED', `${path}.creditor.account.number`);
    } else if (!/^[A-Za-z0-9]{1,34}$/.test(account.number)) {
      refuse('INVALID', `${path}.creditor.account.number`);
    }
    if (!BIC.test(account.bic)) refuse('INVALID', `${path}.creditor.account.bic`);
  }
  if (!address) {
    refuse('BLANK', `${path}.creditor.address`);
    return;
  }
  if (!/^[A-Z]{2}$/.test(address.country)) refuse('INVALID', `${path}.creditor.address.country`);
  for (const [key, most] of [
    ['street', 70],
    ['postCode', 16],
    ['town', 35],
  ] as const) {
    const text = paymentText(address[key] ?? '', true);
    if (text === null) refuse('INVALID', `${path}.creditor.address.${key}`);
    else if (text.length > most) refuse('TOO_BIG', `${path}.creditor.address.${key}`);
  }
}

function checkId(id: string, used: Set<string>, path: string, refuse: Refuse): void {
  if (!isPaymentId(id)) refuse('INVALID', path);
  else if (used.has(id)) refuse('TAKEN', path);
  used.add(id);
}

function checkName(name: string, isForeign: boolean, path: string, refuse: Refuse): void {
  const written = paymentName(name, isForeign);
  if (written === null) refuse('INVALID', path);
  else if (!/[\p{L}\p{N}]/u.test(written)) refuse('BLANK', path);
}

function checkText(text: string, isForeign: boolean, path: string, refuse: Refuse): void {
  const written = paymentText(text, isForeign);
  if (written === null) refuse('INVALID', path);
  else if (written === '') refuse('BLANK', path);
  else if (written.length > LONGEST_TEXT) refuse('TOO_BIG', path);
}

function checkDay(day: string, createdAt: string, path: string, refuse: Refuse): void {
  if (readDay(day) !== day) refuse('INVALID', path);
  else if (!isBankDay(day)) refuse('NOT_A_BANK_DAY', path);
  else if (day < createdAt.slice(0, 10)) refuse('IN_THE_PAST', path);
}

const isDateTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)?$/.test(text) &&
  readDay(text) !== null;
