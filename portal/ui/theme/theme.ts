import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { breakpoints } from '#shared/breakpoints.ts';

const [xs, sm, md, lg, xl] = breakpoints;

const pine: MantineColorsTuple = [
  '#F0F5F2',
  '#DCE7DF',
  '#B7D3C6',
  '#8FBEAC',
  '#63A68F',
  '#3D8B73',
  '#1F725B',
  '#0E5A47',
  '#0A4537',
  '#073228',
];

/** A popup's head is no head of the page, which a screen reader would otherwise meet twice. */
const overTheRest = {
  overlayProps: { backgroundOpacity: 0.4 },
  attributes: { header: { role: 'none' } },
};

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * As high as its text, two lines at least. Where the browser cannot do that, Mantine measures the text, which lays out
 * the page each time.
 */
const growingTextarea = {
  defaultProps: { size: 'md', autosize: !growsByItself, minRows: 2 },
  styles: growsByItself
    ? {
        input: {
          fieldSizing: 'content',
          minHeight: 'calc(2lh + 2 * var(--input-padding-y, 0px) + 2px)',
        },
      }
    : {},
};

/** Honorar's look on Mantine: pine on paper, thin lines instead of shadows, figures that line up. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 3 },
  colors: { pine },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
    },
  },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: `${xs}px`, sm: `${sm}px`, md: `${md}px`, lg: `${lg}px`, xl: `${xl}px` },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // Above the field no list, calendar or keyboard hides its error.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: growingTextarea,
    Select: { defaultProps: { size: 'md', allowDeselect: false, checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { centered: true, ...overTheRest } },
    Drawer: { defaultProps: { position: 'right', ...overTheRest } },
    Tooltip: { defaultProps: { openDelay: 250, withArrow: true } },
  },
});
