import { html, type Markup } from '#shared/html.ts';
import { MAIL_COLOR, MAIL_FONT } from './mail-style.ts';

const text = `font-family:${MAIL_FONT.text};color:${MAIL_COLOR.ink};`;
const quiet = `font-family:${MAIL_FONT.text};color:${MAIL_COLOR.muted};`;

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

  /** A button made as a link in a coloured cell, which every mail client renders. */
  button: (label: string, url: string): Markup => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" style="background-color:${MAIL_COLOR.pine};border-radius:8px">
<a href="${url}" style="font-family:${MAIL_FONT.text};display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${label}</a>
</td></tr></table>`,

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

  /** For readers that show no button. */
  plainLink: (lead: string, url: string): Markup =>
    html`<p class="muted" style="${quiet}margin:0 0 16px;font-size:13px;line-height:19px">${lead}<br><a href="${url}" class="pine" style="color:${MAIL_COLOR.pine};word-break:break-all">${url}</a></p>`,
};
