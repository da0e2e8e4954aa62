import type { Condition } from './application-form.ts';

/** The values an answer is compared with. */
export const conditionValues = ({ value, values }: Condition): string[] => [
  ...(value === undefined ? [] : [value]),
  ...(values ?? []),
];
