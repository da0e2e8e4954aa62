import type { ReactNode } from 'react';

/** A name, number or code as it is: the browser's translator leaves it alone. */
export function Verbatim({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
