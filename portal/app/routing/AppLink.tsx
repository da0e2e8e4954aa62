import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type Props = ComponentPropsWithRef<'a'> & { href: string };

/** A link inside the portal: a real address that is opened without loading the page anew. */
export function AppLink({ href, onClick, ...rest }: Props) {
  const router = useRouter();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || special || rest.target) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  const [pathname = href] = href.split('?');
  const preload = () => void router.preloadRoute({ to: pathname }).catch(() => undefined);
  return <a href={href} onClick={open} onPointerEnter={preload} {...rest} />;
}
