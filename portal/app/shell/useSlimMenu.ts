import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { below } from '../../../ground/breakpoints.ts';
import { browserStorage } from '../../../ground/browser-storage.ts';

const KEY = 'honorar.slim-menu';

/** Whether the side menu shows only its icons: as chosen in this browser, always where room is scarce. */
export function useSlimMenu(): [boolean, (() => void) | null] {
  const [slim, setSlim] = useState(() => browserStorage.device.read(KEY) === 'true');
  const scarce = useMediaQuery(below(1024), false, { getInitialValueInEffect: false });
  const toggle = () => {
    browserStorage.device.write(KEY, String(!slim));
    setSlim(!slim);
  };
  return scarce ? [true, null] : [slim, toggle];
}
