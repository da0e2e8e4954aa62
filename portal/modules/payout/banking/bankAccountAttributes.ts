import { currencies } from './currencies.ts';

/** What the server is sent of a bank account's fields; the number as typed, which abroad is kept so. */
export function bankAccountAttributes(values: Record<string, string>, prefix: string) {
  const swiftCode = (values[`${prefix}swiftCode`] ?? '').trim();
  const currency = currencies.find((one) => one === values[`${prefix}currency`]) ?? 'NOK';
  return {
    accountNumber: (values[`${prefix}accountNumber`] ?? '').trim() || null,
    currency,
    ...(swiftCode ? { swiftCode } : {}),
  };
}
