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
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { breakpoints } from '#shared/breakpoints.ts';
import { tokens } from '#shared/tokens/tokens.ts';
import { renderedIcon } from '../../icons/renderedIcon.ts';
import { controlStyles } from './controlStyles.ts';
import { FormPart } from './FormPart.tsx';
import { menuWidth } from './menuWidth.ts';

type Components = NonNullable<RaThemeOptions['components']>;

const Down = renderedIcon(IconChevronDown);

const Back = renderedIcon(IconChevronLeft);

const On = renderedIcon(IconChevronRight);

/** As large as the letters beside it need it: the set's arrows fill more of their square. */
const small = { fontSize: 18 };

const [sm, , md, lg, xl] = breakpoints;

/** The product's tokens as a react-admin theme: the portal's colours, with denser spacing. */
export function consoleTheme(mode: 'light' | 'dark'): RaThemeOptions {
  const t = tokens[mode];
  const base = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  return {
    ...base,
    breakpoints: { values: { xs: 0, sm, md, lg, xl } },
    palette: {
      mode,
      primary: { main: t.pine, contrastText: t.onPine },
      secondary: { main: t.pine, light: t.moss, contrastText: t.onPine },
      error: { main: t.rust },
      warning: { main: t.amber },
      info: { main: t.fjord },
      success: { main: t.pine },
      background: { default: t.paper, paper: t.surface },
      text: { primary: t.ink, secondary: t.muted, disabled: t.muted },
      divider: t.line,
      action: { hover: t.sunken },
    },
    shape: { borderRadius: 8 },
    sidebar: { width: menuWidth, closedWidth: 48 },
    typography: {
      fontFamily: '"Inter Variable", system-ui, sans-serif',
      fontSize: 13,
      h5: { fontSize: 20, fontWeight: 650, letterSpacing: '-0.015em' },
      h6: { fontSize: 16, fontWeight: 600, letterSpacing: '-0.01em' },
      subtitle2: { fontSize: 14, fontWeight: 600 },
      body1: { fontSize: 14, letterSpacing: 0 },
      body2: { fontSize: 13, letterSpacing: 0 },
      button: { fontSize: 13, textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    components: {
      ...base.components,
      ...controlStyles(t),
      ...controlIcons(base.components ?? {}),
      MuiFormControl: {
        ...base.components?.MuiFormControl,
        defaultProps: { ...base.components?.MuiFormControl?.defaultProps, component: FormPart },
      },
    },
  };
}

/** The icons of Material's controls, replaced by those of the platform's icon set. */
function controlIcons(base: Components): Components {
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
