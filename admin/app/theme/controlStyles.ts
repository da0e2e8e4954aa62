import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from '#shared/tokens/tokens.ts';
import { FieldNote } from './FieldNote.tsx';

/** The types of the component library do not know that the line may be another element. */
const noteProps: object = { component: FieldNote };

/** Flat, dense controls: borders instead of shadows, rows of 36 px, visible focus. */
export function controlStyles(t: Tokens): NonNullable<RaThemeOptions['components']> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: '"cv05"' },
        ':focus-visible': { outline: `2px solid ${t.pine}`, outlineOffset: 1 },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { border: `1px solid ${t.line}` },
      },
    },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: t.paper,
          color: t.ink,
          borderBottom: `1px solid ${t.line}`,
          boxShadow: 'none',
        },
      },
    },
    // They repeat the state of their surroundings, and have no name to be read.
    MuiLinearProgress: { defaultProps: { 'aria-hidden': true } },
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    // The framework hides what a filter says of a text that it cannot read.
    RaFilterForm: {
      styleOverrides: { root: { '& .MuiFormHelperText-root.Mui-error': { display: 'block' } } },
    },
    // In the hand each filter is as wide as the cards below it.
    RaFilterFormInput: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          [theme.breakpoints.down('sm')]: {
            width: '100%',
            '& .RaFilterFormInput-spacer': { display: 'none' },
          },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { sizeSmall: { fontSize: 13 } },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    // Labels and help texts must be readable too: 12 px, never less.
    MuiFormHelperText: {
      defaultProps: noteProps,
      styleOverrides: { root: { fontSize: 12, lineHeight: '16px' } },
    },
    MuiInputLabel: {
      styleOverrides: {
        outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -8px) scale(0.857)' } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { '& legend': { fontSize: '0.857em' } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: '6px 10px',
          borderColor: t.line,
          fontSize: 13,
          lineHeight: '22px',
          letterSpacing: 0,
        },
        head: { color: t.muted, fontWeight: 550, backgroundColor: t.surface, whiteSpace: 'nowrap' },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 40, padding: '8px 12px', textTransform: 'none', minWidth: 0 },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: t.ink, color: t.paper, fontSize: 12 } },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    RaLayout: {
      styleOverrides: {
        root: {
          // The framework lets the page grow with its widest table; here the table scrolls.
          minWidth: 0,
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-appFrame': { marginTop: 48, minWidth: 0 },
          '& .RaLayout-content': {
            backgroundColor: t.paper,
            padding: '4px 16px 32px',
            minWidth: 0,
          },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        // The bar above is 48 px at every font size, so the page is no longer than the window. A scrollbar
        // shows that the menu continues.
        root: {
          height: 'calc(100vh - 48px)',
          '& .RaSidebar-fixed': { height: 'calc(100vh - 48px)', scrollbarWidth: 'thin' },
        },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: { backgroundColor: t.surface, borderTop: `1px solid ${t.line}`, marginTop: 8 },
      },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaTopToolbar: {
      // Doubled, to win over the framework's own rule for phones.
      styleOverrides: { root: { '&&': { backgroundColor: 'transparent', minHeight: 40 } } },
    },
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  };
}
