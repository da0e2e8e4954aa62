import {
  IconAlertCircle,
  IconArrowDown,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconCircleX,
  IconX,
} from '@tabler/icons-react';
import { createElement } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { renderedIcon } from '../../icons/renderedIcon.ts';

type Components = NonNullable<RaThemeOptions['components']>;

const Down = renderedIcon(IconChevronDown);
const Back = renderedIcon(IconChevronLeft);
const On = renderedIcon(IconChevronRight);
/** As large as the letters beside it need it: the set's arrows fill more of their square. */
const small = { fontSize: 18 };

/** The icons of Material's controls, replaced by those of the platform's icon set. */
export function controlIcons(base: Components): Components {
  return {
    MuiSelect: { defaultProps: { IconComponent: Down }, styleOverrides: { icon: small } },
    MuiTableSortLabel: { defaultProps: { IconComponent: renderedIcon(IconArrowDown) } },
    MuiPaginationItem: { defaultProps: { slots: { previous: Back, next: On } } },
    MuiTablePagination: {
      defaultProps: { slots: { actions: { previousButtonIcon: Back, nextButtonIcon: On } } },
    },
    MuiChip: { defaultProps: { deleteIcon: createElement(renderedIcon(IconCircleX)) } },
    MuiAlert: {
      defaultProps: { iconMapping: { error: createElement(renderedIcon(IconAlertCircle)) } },
    },
    MuiAutocomplete: {
      ...base.MuiAutocomplete,
      defaultProps: {
        ...base.MuiAutocomplete?.defaultProps,
        popupIcon: createElement(Down, { sx: small }),
        clearIcon: createElement(renderedIcon(IconX), { sx: small }),
      },
    },
  };
}
