import { IconChartBar } from '@tabler/icons-react';
import type { ModulePage } from '../../app/pages/modulePages.ts';

export const pages: ModulePage[] = [
  {
    path: 'money',
    title: { nb: 'Pengene', en: 'Money' },
    icon: IconChartBar,
    section: 'settlement',
    roles: ['READ', 'FINANCE', 'ADMIN'],
  },
];
