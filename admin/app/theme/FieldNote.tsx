import type { HTMLAttributes } from 'react';

/**
 * The line below a field. The browser's translator replaces its text, which React could then no more take away; so help
 * and error are elements of their own, which are taken away as a whole.
 */
export function FieldNote({ children, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p {...rest}>
      <span key={String(rest.className?.includes('Mui-error'))}>{children}</span>
    </p>
  );
}
