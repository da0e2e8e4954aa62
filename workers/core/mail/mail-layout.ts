import { html, type Markup } from '#shared/html.ts';
import { tokens } from '#shared/tokens/tokens.ts';
import { PART_COLOR } from '../format/part-color.ts';
import type { WrittenLanguage } from '../format/written-values.ts';

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
 * For mail clients with dark mode. The classes are on the tags whose own colours would glare; the
 * amber, the blue and the rust of the breakdown hold on both.
 */
const MAIL_DARK = `
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

const text = `font-family:${MAIL_FONT.text};color:${MAIL_COLOR.ink};`;

const quiet = `font-family:${MAIL_FONT.text};color:${MAIL_COLOR.muted};`;

const PLAIN_LINK: Record<WrittenLanguage, string> = {
  nb: 'Virker ikke knappen? Lim inn dette i nettleseren:',
  en: 'Button not working? Paste this into your browser:',
};

/** The pieces a mail is put together from; each is a block of its own below the last. */
export const mailParts = {
  paragraph: (content: string | Markup): Markup =>
    html`<p class="ink" style="${text}margin:0 0 16px;font-size:16px;line-height:25px">${content}</p>`,

  quiet: (content: string | Markup): Markup =>
    html`<p class="muted" style="${quiet}margin:0 0 12px;font-size:14px;line-height:21px">${content}</p>`,

  list: (items: readonly Markup[]): Markup => html`
<ul class="ink" style="${text}margin:0 0 16px;padding:0 0 0 22px;font-size:16px;line-height:25px">
${items.map((item) => html`<li style="margin:0 0 4px">${item}</li>`)}
</ul>`,

  /**
   * A button made as a link in a coloured cell, which every mail client renders, and below it the address to copy for
   * readers whose client opens no links.
   */
  button: (label: string, url: string, language: WrittenLanguage): Markup => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" style="background-color:${MAIL_COLOR.pine};border-radius:8px">
<a href="${url}" style="font-family:${MAIL_FONT.text};display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${label}</a>
</td></tr></table>
<p class="muted" style="${quiet}margin:-12px 0 16px;font-size:13px;line-height:19px">${PLAIN_LINK[language]}<br><a href="${url}" class="pine" style="color:${MAIL_COLOR.pine};word-break:break-all">${url}</a></p>`,

  /** The main amount of the mail, with its label above and its date below. */
  amount: (
    label: string,
    [whole, cents]: [string, string],
    currency: string,
    below: string,
  ): Markup => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td class="moss" style="background-color:${MAIL_COLOR.moss};border-radius:10px;padding:20px 22px">
<div class="muted" style="${quiet}font-size:13px;line-height:18px;font-weight:600">${label}</div>
<div class="ink" style="${text}font-size:32px;line-height:42px;font-weight:600;font-variant-numeric:tabular-nums">${whole}<span style="font-size:19px">${cents}</span> <span class="muted" style="font-size:15px;font-weight:400;color:${MAIL_COLOR.muted}">${currency}</span></div>
<div class="ink" style="${text}font-size:14px;line-height:20px">${below}</div>
</td></tr></table>`,

  /** Labels and values that have to be read or copied, one to a row. */
  facts: (facts: readonly (readonly [string, string | null])[]): Markup => html`
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse">
${facts
  .filter(([, value]) => value)
  .map(
    ([label, value]) => html`<tr>
<th scope="row" align="left" class="muted line" style="${quiet}font-size:14px;line-height:20px;font-weight:400;padding:9px 12px 9px 0;border-bottom:1px solid ${MAIL_COLOR.line};white-space:nowrap;vertical-align:top">${label}</th>
<td align="right" class="ink line" style="${text}font-size:15px;line-height:20px;font-weight:600;padding:9px 0;border-bottom:1px solid ${MAIL_COLOR.line};font-variant-numeric:tabular-nums">${value}</td>
</tr>`,
  )}
</table>`,

  /** Words of another person, marked as theirs. */
  quote: (label: string, content: string): Markup => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td class="rust" style="background-color:${MAIL_COLOR.rustSoft};border-radius:10px;padding:18px 22px">
<div class="muted" style="${quiet}font-size:13px;line-height:18px;font-weight:600;padding-bottom:4px">${label}</div>
<div class="ink" style="${text}font-size:16px;line-height:25px;white-space:pre-line">${content}</div>
</td></tr></table>`,
};

/** The content of a mail in both forms. The task chooses the recipients. */
export type ComposedMail = { subject: string; text: string; html: string };

type Layout = {
  language: WrittenLanguage;
  subject: string;
  /** The preview that mail clients show beside the subject. */
  preview: string;
  title: string;
  body: readonly Markup[];
  /** Why the reader got this mail. */
  footer: string;
};

/** Lays out the parts of a mail: one column, tables, inline styles. */
export function mailLayout({ language, subject, preview, title, body, footer }: Layout): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${{ markup: MAIL_DARK }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${MAIL_COLOR.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:${MAIL_COLOR.paper}"><tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 18px">${logo()}</td></tr>
<tr><td class="surface card" style="background-color:${MAIL_COLOR.surface};border:1px solid ${MAIL_COLOR.line};border-radius:14px;padding:36px 40px 18px">
<h1 class="ink title" style="font-family:${MAIL_FONT.heading};color:${MAIL_COLOR.ink};margin:0 0 18px;font-size:29px;line-height:36px;font-weight:500">${title}</h1>
${body}
</td></tr>
<tr><td class="muted" style="font-family:${MAIL_FONT.text};color:${MAIL_COLOR.muted};padding:18px 4px 0;font-size:13px;line-height:19px">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.markup;
}

/** The name over its own breakdown, as at the top of every screen. */
function logo(): Markup {
  const part = (width: number, color: string, name: string) =>
    html`<td class="${name}" width="${width}" height="4" style="background-color:${color};font-size:0;line-height:4px">&nbsp;</td><td width="2" style="font-size:0;line-height:4px">&nbsp;</td>`;
  return html`<div class="ink" style="font-family:${MAIL_FONT.heading};color:${MAIL_COLOR.ink};font-size:22px;line-height:28px;font-weight:500">Honorar</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr>
${part(10, PART_COLOR.vat, '')}${part(4, PART_COLOR.fee, '')}${part(6, PART_COLOR.employer, '')}${part(12, PART_COLOR.tax, '')}${part(38, PART_COLOR.yours, 'yours')}
</tr></table>`;
}
