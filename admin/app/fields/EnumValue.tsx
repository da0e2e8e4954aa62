import { enumNamed } from '../catalogue/enumNamed.ts';
import { holds } from '../catalogue/holds.ts';
import { isState } from '../catalogue/isState.ts';
import { toneOf } from '../catalogue/toneOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { errorTextOf } from '../locale/errorTextOf.ts';
import { Badge } from './Badge.tsx';
import type { FieldProps } from './FieldProps.ts';

/** An enum: a badge for a state, plain text for a kind. */
export function EnumValue({ field, value }: FieldProps) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const of = enumNamed(catalogue, field.enumName);
  if (holds(field) === 'errorCode') return <>{errorTextOf(String(value), labels.locale)}</>;
  const label = labels.value(of, String(value));
  if (!isState(of)) return <>{label}</>;
  return <Badge tone={toneOf(of, String(value))} label={label} />;
}
