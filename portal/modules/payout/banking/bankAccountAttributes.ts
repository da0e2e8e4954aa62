import { currencies } from './currencies.ts';

/** What the server is sent of a bank account's fields; signs and spaces in the number are dropped. */
export function bankAccountAttributes(values: Record<string, string>, prefix: string) {
  const swiftCode = (values[`${prefix}swiftCode`] ?? '').trim();
  const currency = currencies.find((one) => one === values[`${prefix}currency`]) ?? 'NOK';
  return {
    accountNumber: (values[`${prefix}accountNumber`] ?? '').replace(/[^0-9A-Za-z]/g, '') || null,
    currency,
    ...(swiftCode ? { swiftCode } : {}),
  };
}
