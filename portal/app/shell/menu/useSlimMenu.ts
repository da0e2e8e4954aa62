import { useState } from 'react';
import { useWidth } from '#portal/ui/layout/useWidth.ts';
import { below } from '#shared/breakpoints.ts';
import { browserStorage } from '#shared/browser-storage.ts';

const KEY = 'honorar.slim-menu';

/** Whether the side menu shows icons only: as chosen in this browser, always on narrow windows. */
export function useSlimMenu(): [boolean, (() => void) | null] {
  const [slim, setSlim] = useState(() => browserStorage.device.read(KEY) === 'true');
  const scarce = useWidth(below(1024));
  const toggle = () => {
    browserStorage.device.write(KEY, String(!slim));
    setSlim(!slim);
  };
  return scarce ? [true, null] : [slim, toggle];
}
