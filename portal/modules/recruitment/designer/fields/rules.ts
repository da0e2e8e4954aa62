/** Named rules for text answers; the form stores the pattern. */
export const rules = {
  postalCode: '^[0-9]{4}$',
  digits: '^[0-9]+$',
} as const;

export type RuleName = keyof typeof rules | 'none' | 'own';

/** The rule that a pattern belongs to. */
export function ruleOf(pattern: unknown): RuleName {
  if (typeof pattern !== 'string' || pattern === '') return pattern === '' ? 'own' : 'none';
  const [name] = Object.entries(rules).find(([, one]) => one === pattern) ?? [];
  return (name as RuleName | undefined) ?? 'own';
}
