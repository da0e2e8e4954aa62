import type { FieldTemplateProps } from '@rjsf/utils';

/** A control has its own label, help and error, so nothing is rendered around it. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}
