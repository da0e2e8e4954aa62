import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** Whether the side menu shows only its icons: as chosen in this browser, always where room is scarce. */
export function useSlimMenu(): [boolean, (() => void) | null] {
  const [slim, setSlim] = useLocalStorage({ key: 'honorar.slim-menu', defaultValue: false });
  const scarce = useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
  return scarce ? [true, null] : [slim, () => setSlim(!slim)];
}
