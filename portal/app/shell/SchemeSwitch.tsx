import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/controls/Menu.tsx';
import { useMessages } from '../../ui/texts.ts';
import { scheme, useScheme } from '../../ui/theme/scheme.ts';

/** Light, dark, or the setting of the device. */
export const schemes = [
  { name: 'light', Icon: IconSun },
  { name: 'dark', Icon: IconMoon },
  { name: 'auto', Icon: IconDeviceDesktop },
] as const;

/** Light, dark, or the setting of the device. */
export function SchemeSwitch() {
  const { t } = useMessages();
  const chosen = useScheme();
  const { Icon } = schemes.find((one) => one.name === chosen) ?? schemes[2];
  return (
    <Menu
      opener={(props) => (
        <IconButton aria-label={t('scheme.label')} {...props}>
          <Icon size={20} stroke={1.75} color="var(--h-muted)" />
        </IconButton>
      )}
    >
      {schemes.map(({ name, Icon: Choice }) => (
        <MenuItem
          key={name}
          left={<Choice size={18} stroke={1.75} />}
          right={name === chosen && <IconCheck size={16} />}
          onClick={() => scheme.choose(name)}
        >
          {t(`scheme.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
