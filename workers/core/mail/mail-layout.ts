import { html, type Markup } from '#shared/html.ts';
import { PART_COLOR } from '../format/part-color.ts';
import type { WrittenLanguage } from '../format/written-language.ts';
import { MAIL_COLOR, MAIL_DARK, MAIL_FONT } from './mail-style.ts';

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
