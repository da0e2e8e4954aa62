import { tokens } from '#shared/tokens/tokens.ts';

const { light, dark } = tokens;

/**
 * Light colours are inline, since every mail client supports that; MAIL_DARK overrides them for dark mode.
 */
export const MAIL_COLOR = light;

export const MAIL_FONT = {
  text: "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  heading: "Newsreader, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
} as const;

/**
 * For readers that know the dark. The classes are on the tags whose own colours would glare; the
 * amber, the blue and the rust of the breakdown hold on both.
 */
export const MAIL_DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink, .ink a { color: ${dark.ink} !important; }
  .muted, .muted a { color: ${dark.muted} !important; }
  .moss { background-color: ${dark.moss} !important; }
  .rust { background-color: ${dark.rustSoft} !important; }
  .line { border-color: ${dark.line} !important; }
  .pine { color: ${dark.pine} !important; }
  .button { background-color: ${dark.pine} !important; }
  .button a { color: ${dark.onPine} !important; }
  .yours { background-color: ${dark.pine} !important; }
}
@media (max-width: 480px) {
  .card { padding: 28px 20px 10px !important; }
  .title { font-size: 25px !important; line-height: 31px !important; }
}`;
