import { html, type Markup } from '#shared/html.ts';

/** As the portal's first page says it. */
const TEXTS = {
  nb: {
    title: 'Ta oppdraget. Vi tar fakturaen, skatten og lønnen.',
    lead: 'Send faktura uten eget firma, og se hvor hver krone går før du sender den.',
  },
  en: {
    title: 'Take the job. We take the invoice, the tax and the pay.',
    lead: 'Invoice without a company of your own, and see where every krone goes before you send it.',
  },
};

/** A head for programs that list or preview a page of the portal; pages of jobs have one of their own. */
export function describePortal(publicUrl: string, url: string): Markup {
  const { title, lead } = TEXTS[/^\/v2\/en(?=[/?]|$)/.test(url) ? 'en' : 'nb'];
  return html`<title>Honorar</title>
    <meta name="description" content="${lead}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Honorar">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${lead}">
    <meta property="og:image" content="${new URL('/share.png', publicUrl).href}">`;
}
