import { useLocalStorage } from '@mantine/hooks';

/** Whether the side menu shows icons only. Remembered in this browser. */
export function useSlimMenu(): [boolean, () => void] {
  const [slim, setSlim] = useLocalStorage({ key: 'honorar.slim-menu', defaultValue: false });
  return [slim, () => setSlim(!slim)];
}
