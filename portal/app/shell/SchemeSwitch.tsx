import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { schemes } from './schemes.ts';

/** Light, dark, or as the device says. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { Icon } = schemes.find((one) => one.name === colorScheme) ?? schemes[2];
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" color="gray" aria-label={t('scheme.label')}>
          <Icon size={20} stroke={1.75} color="var(--h-muted)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ name, Icon: Choice }) => (
          <Menu.Item
            key={name}
            leftSection={<Choice size={18} stroke={1.75} />}
            rightSection={name === colorScheme ? <IconCheck size={16} /> : null}
            onClick={() => setColorScheme(name)}
          >
            {t(`scheme.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
