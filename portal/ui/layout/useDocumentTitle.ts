import { useEffect } from 'react';
import { productName } from '../productName.ts';

/** Names the tab after the page; null leaves it to whoever shows the page. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null)
      document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}
