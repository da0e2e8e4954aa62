// Goal: what is shown before a credit note is sent in is what the server then takes back. Method: the cases of
// `tests/db/invoicing/credit/arithmetic.test.ts` that rounding decides, and random portions until nothing is left.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeCredit } from './computeCredit.ts';

type Line = Parameters<typeof computeCredit>[0][number];

const line = (id: string, quantity: string, amount: number, rate = '25'): Line => ({
  ...{ id, quantity, remainingQuantity: quantity, vatRate: rate, amount, remainingAmount: amount },
  ...{ vat: (amount * Number(rate)) / 100, remainingVat: (amount * Number(rate)) / 100 },
});
const of = (...taken: [string, bigint][]) => new Map(taken);

/** What is left of the lines when it is taken; VAT stays with the first lines of its rate that have some. */
function after(lines: Line[], quantities: Map<string, bigint>): Line[] {
  const { lines: amounts, vat } = computeCredit(lines, quantities);
  let vatToTake = vat;
  return lines.map((one) => {
    const rest =
      BigInt(Math.round(Number(one.remainingQuantity) * 100)) - (quantities.get(one.id) ?? 0n);
    const ofVat = Math.min(vatToTake, one.remainingVat);
    vatToTake -= ofVat;
    return {
      ...one,
      remainingQuantity: String(Number(rest) / 100),
      remainingAmount: one.remainingAmount - (amounts.get(one.id) ?? 0),
      remainingVat: one.remainingVat - ofVat,
    };
  });
}

test('nothing chosen is nothing', () => {
  const { amount, vat, total } = computeCredit([line('a', '2', 1000)], of());
  expect([amount, vat, total]).toEqual([0, 0, 0]);
});

test('all of it is all of it, also beside a line of another rate', () => {
  const lines = [line('a', '19.5', 2242500), line('b', '97', 51410, '0')];
  expect(computeCredit(lines, of(['a', 1950n], ['b', 9700n]))).toMatchObject({
    ...{ amount: 2293910, vat: 560625, total: 2854535 },
  });
});

test('a part is rounded by half an øre upwards, and VAT once for its rate', () => {
  const lines = [line('a', '2', 1001, '0'), line('b', '3', 1000, '0')];
  expect([...computeCredit(lines, of(['a', 100n], ['b', 100n])).lines]).toEqual([
    ['a', 501],
    ['b', 333],
  ]);
  // Half of three øre; by line it would be half an øre three times, and three.
  const three = ['a', 'b', 'c'].map((id) => line(id, '2', 4));
  expect(computeCredit(three, of(['a', 100n], ['b', 100n], ['c', 100n])).vat).toBe(2);
});

test('what is last takes what is there, and never more than remains', () => {
  const third = line('a', '3', 100, '0');
  expect(computeCredit([third], of(['a', 100n])).amount).toBe(33);
  const last = { ...third, remainingQuantity: '1', remainingAmount: 34 };
  expect(computeCredit([last], of(['a', 100n])).amount).toBe(34);
  const less = { ...third, remainingQuantity: '1.5', remainingAmount: 20 };
  expect(computeCredit([less], of(['a', 100n])).amount).toBe(20);
});

test('amounts that no ordinary number holds on the way are counted to the øre', () => {
  const large = line('a', '99999.99', 99_999_990_000_001, '0');
  const exact = (2n * 99_999_990_000_001n * 3_333_333n + 9_999_999n) / (2n * 9_999_999n);
  expect(computeCredit([large], of(['a', 3_333_333n])).amount).toBe(Number(exact));
});

test('whatever the portions, nothing is left over and nothing is taken twice', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5000 }),
      amount: fc.integer({ min: 0, max: 10_000_000 }).map((one) => one * 4),
      rate: fc.constantFrom('25', '0'),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(lines, fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }), (drawn, percents) => {
      const whole = drawn.map(({ quantity, amount, rate }, at) =>
        line(`l${at}`, String(quantity / 100), amount, rate),
      );
      const hundredthsOf = (one: Line) => BigInt(Math.round(Number(one.remainingQuantity) * 100));
      const part = new Map(
        whole.map((one, at) => [one.id, (hundredthsOf(one) * BigInt(percents[at] ?? 0)) / 100n]),
      );
      const first = computeCredit(whole, part);
      const rest = after(whole, part);
      const second = computeCredit(rest, new Map(rest.map((one) => [one.id, hundredthsOf(one)])));
      const sum = (name: 'amount' | 'vat') => whole.reduce((all, one) => all + one[name], 0);
      expect(first.amount + second.amount).toBe(sum('amount'));
      expect(first.vat + second.vat).toBe(sum('vat'));
    }),
    { numRuns: 200 },
  );
});
