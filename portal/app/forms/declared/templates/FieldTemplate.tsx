import type { FieldTemplateProps } from '@rjsf/utils';

/** A control brings its own label, help and refusal; there is nothing to put around it. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}
