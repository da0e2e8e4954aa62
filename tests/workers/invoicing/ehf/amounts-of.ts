/** The amounts of an electronic document, in øre, as a receiver adds them up. */
export function amountsOf(xml: string) {
  const all = (name: string, text = xml) =>
    [...text.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, found]) =>
      minor(found!),
    );
  const [, ...lines] = all('LineExtensionAmount');
  const [vat = Number.NaN, ...vatOfRates] = all('TaxAmount');
  const [amount = Number.NaN] = all('TaxExclusiveAmount');
  const [total = Number.NaN] = all('TaxInclusiveAmount');
  const [payable = Number.NaN] = all('PayableAmount');
  return { lines, amount, vat, vatOfRates, bases: all('TaxableAmount'), total, payable };
}

function minor(written: string): number {
  const [, sign, whole, hundredths] = /^(-?)(\d+)\.(\d\d)$/.exec(written) ?? [];
  if (whole === undefined) throw new Error(`${written} is no amount of two decimals`);
  return Number(`${sign}${whole}${hundredths}`);
}

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
