import { tokens } from '#shared/tokens/tokens.ts';
import { legibleOn } from './legibleOn.ts';
import type { TeamTheme } from './useTeamTheme.ts';

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
