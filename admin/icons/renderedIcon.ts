import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { TablerIcon } from '@tabler/icons-react';
import { createElement, forwardRef } from 'react';

/**
 * One of Tabler's icons with the properties of Material's, which are what react-admin gives: `fontSize`
 * and `color` go by the theme, `htmlColor` is a colour of its own, `titleAccess` a name to be read.
 */
export function renderedIcon(icon: TablerIcon) {
  const RenderedIcon = forwardRef<SVGSVGElement, SvgIconProps>(({ style, ...props }, ref) =>
    createElement(SvgIcon<TablerIcon>, {
      ...props,
      ref,
      component: icon,
      // As thin as the icons of the console's menu; lines are not filled, as Material's shapes are.
      stroke: 1.6,
      style: { fill: 'none', ...style },
    }),
  );
  return Object.assign(RenderedIcon, { muiName: SvgIcon.muiName });
}
