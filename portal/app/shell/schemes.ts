import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** Light, dark, or as the device says. */
export const schemes = [
  { name: 'light', Icon: IconSun },
  { name: 'dark', Icon: IconMoon },
  { name: 'auto', Icon: IconDeviceDesktop },
] as const;
