import type { ServiceTab } from './ServiceTab.ts';

const found = import.meta.glob<ServiceTab[]>('../../modules/*/tabs.ts', {
  eager: true,
  import: 'tabs',
});

const PAYOUT_SERVICE = 'invoicemore/payout-service';

/** The tabs of all areas, brought by the modules, in their order. */
export const serviceTabs = Object.values(found)
  .flat()
  .sort((a, b) => a.order - b.order);

/** The page that a tab is a part of, below the account; its first tab stands there as well. */
export const tabArea = ({ area = PAYOUT_SERVICE }: ServiceTab) => area;

/** The path of a tab below the account. */
export const tabPath = (tab: ServiceTab) => `${tabArea(tab)}/${tab.name}`;
