import { useEffect } from 'react';
import { productName } from '../productName.ts';

/** Names the tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}
