import { contrast, luminance } from '#shared/tokens/contrast.ts';
import { tokens } from '#shared/tokens/tokens.ts';
import type { TeamTheme } from './useTeamTheme.ts';

const STEPS = 20;

const READABLE = 4.5;

/**
 * Applies a team's colours and font to elements marked `data-team-theme="<scope>"`; returns the function that
 * removes them. Only this font is loaded. Colours are adjusted for readable contrast, in the light and the
 * dark scheme.
 */
export function applyTheme(scope: string, theme: TeamTheme): () => void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(rulesOf(`[data-team-theme="${scope}"]`, theme));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  const face = new FontFace(familyOf(theme), `url("${theme.font.url}") format("woff2")`, {
    weight: '100 900',
    display: 'swap',
  });
  document.fonts.add(face);
  // Without it the page is read in the device's own letters.
  face.load().catch(() => {});
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
    document.fonts.delete(face);
  };
}

const familyOf = ({ font }: TeamTheme) => `Team ${font.name}`;

function rulesOf(mark: string, theme: TeamTheme): string {
  const { primary, primaryHover, primaryContrast } = theme;
  const family = `"${familyOf(theme)}",system-ui,sans-serif`;
  const text = (scheme: 'light' | 'dark') =>
    `--h-pine:${legibleOn(scheme === 'light' ? tokens.light.paper : tokens.dark.surface, primary)}`;
  return `${mark}{--h-pine-fill:${primary};--h-pine-hover:${primaryHover};--h-on-pine:${primaryContrast};
    --h-serif:${family};font-family:${family};${text('light')}}
    [data-mantine-color-scheme=dark] ${mark}{${text('dark')}}`;
}

/** The colour itself where it can be read as text on the paper, else as much darker or lighter as it takes. */
export function legibleOn(paper: string, color: string): string {
  const end = luminance(paper) > 0.5 ? 0 : 255;
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(color, end, step / STEPS);
    if (contrast(candidate, paper) >= READABLE) return candidate;
  }
  return mixed(color, end, 1);
}

function mixed(color: string, end: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) => Math.round(part + (end - part) * share).toString(16))
    .map((hex) => hex.padStart(2, '0'))
    .join('')}`;
}
