import { useEffect } from 'react';
import { productName } from '../productName.ts';

/** Sets the title of the tab; null leaves it to the component that shows the page. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null)
      document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}
