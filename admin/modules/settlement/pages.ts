import { IconChartBar } from '@tabler/icons-react';
import type { ModulePage } from '../../app/pages/ModulePage.ts';

export const pages: ModulePage[] = [
  {
    path: 'money',
    title: { nb: 'Pengene', en: 'Money' },
    icon: IconChartBar,
    section: 'settlement',
    roles: ['READ', 'FINANCE', 'ADMIN'],
  },
];
