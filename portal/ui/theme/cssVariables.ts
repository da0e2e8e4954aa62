import type { CSSVariablesResolver } from '@mantine/core';
import { type Tokens, tokens } from '#shared/tokens/tokens.ts';

/** Bends Mantine's own colours to the tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variablesOf(tokens.light),
  dark: variablesOf(tokens.dark),
});

function variablesOf(palette: Tokens): Record<string, string> {
  return {
    '--mantine-color-body': palette.paper,
    '--mantine-color-text': palette.ink,
    '--mantine-color-dimmed': palette.muted,
    '--mantine-color-anchor': palette.pine,
    '--mantine-color-error': palette.rust,
    '--mantine-color-placeholder': palette.muted,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-hover': palette.sunken,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.edge,
    '--mantine-primary-color-filled': palette.pineFill,
    '--mantine-primary-color-filled-hover': palette.pineHover,
    '--mantine-primary-color-contrast': palette.onPine,
    '--mantine-primary-color-light': palette.moss,
    '--mantine-primary-color-light-hover': palette.moss,
    '--mantine-primary-color-light-color': palette.onMoss,
    '--mantine-color-pine-filled': palette.pineFill,
    '--mantine-color-pine-filled-hover': palette.pineHover,
    '--mantine-color-pine-light': palette.moss,
    '--mantine-color-pine-light-hover': palette.moss,
    '--mantine-color-pine-light-color': palette.onMoss,
    '--mantine-color-pine-outline': palette.pine,
    '--mantine-color-pine-text': palette.pine,
    '--mantine-color-red-6': palette.rust,
    '--mantine-color-red-filled': palette.rust,
    '--mantine-color-red-filled-hover': palette.rust,
    '--mantine-color-red-light': palette.rustSoft,
    '--mantine-color-red-light-hover': palette.rustSoft,
    '--mantine-color-red-light-color': palette.rust,
    '--mantine-color-red-outline': palette.rust,
    '--mantine-color-red-text': palette.rust,
  };
}
