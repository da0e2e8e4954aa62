import { useEffect } from 'react';
import { TitlePortal, useTranslate } from 'react-admin';

/** The heading of the page in the bar. The title of the tab follows it: first the page, then the product. */
export function PageTitle() {
  const product = useTranslate()('console.product');
  useEffect(() => {
    // Every page renders its title into this element, as text or as the name of a row that is still being read.
    const heading = document.getElementById('react-admin-title');
    if (!heading) return undefined;
    const name = () => {
      const page = heading.textContent?.trim() ?? '';
      document.title = page === '' || page === product ? product : `${page} · ${product}`;
    };
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    name();
    return () => observer.disconnect();
  }, [product]);
  return <TitlePortal variant="subtitle2" component="h1" />;
}
