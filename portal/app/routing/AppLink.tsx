import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useWay } from './Way.ts';

type Props = ComponentPropsWithRef<'a'> & { href: string };

/** A link inside the portal: a real address that is opened without loading the page anew. */
export function AppLink({ href, onClick, ...rest }: Props) {
  const { go, preload } = useWay();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || special || rest.target) return;
    event.preventDefault();
    void go(href);
  };
  return <a href={href} onClick={open} onPointerEnter={() => preload(href)} {...rest} />;
}
