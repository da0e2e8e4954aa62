const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/**
 * Whether a text is nine digits with the right check digit (MOD11), as in the database's
 * `is_organization_number`.
 */
export function isOrganizationNumber(number: string): boolean {
  if (!/^[0-9]{9}$/.test(number) || number === '000000000') return false;
  const sum = weights.reduce((all, weight, at) => all + weight * Number(number[at]), 0);
  return sum % 11 === 0;
}
