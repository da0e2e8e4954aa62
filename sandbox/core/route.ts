import { html, type Markup } from '#shared/html.ts';
import type { SandboxPart } from '../env.ts';

export type SandboxLanguage = 'nb' | 'en';

export type SandboxRequest = {
  url: URL;
  /** The captured groups of the path's pattern. */
  params: string[];
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  language: SandboxLanguage;
  /** The services simulated here. */
  parts: readonly SandboxPart[];
};

export type SandboxReply = {
  status?: number;
  headers?: Record<string, string>;
  body: string | Buffer;
};

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** The limit of the body; a megabyte by default. */
  maxBytes?: number;
  handle(request: SandboxRequest): Promise<SandboxReply> | SandboxReply;
};

/** A JSON answer. */
export function json(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): SandboxReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

/** Sends the browser on after a form. */
export function redirect(location: string): SandboxReply {
  return { status: 303, headers: { location }, body: '' };
}

// Norwegian time in any time zone of the server, so that mail and invoice show the same time.
const FORM = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' } as const;

const WRITERS = {
  nb: new Intl.DateTimeFormat('nb-NO', FORM),
  en: new Intl.DateTimeFormat('en-GB', FORM),
};

type Page = {
  language: SandboxLanguage;
  title: string;
  /** Path of the page, to mark it in the menu and to switch language on the spot. */
  path: string;
  body: Markup;
};

const TEXTS = {
  nb: {
    mark: 'Dette er sandkassen. Ingenting herfra går ut i verden, og alle navn er oppdiktet.',
    skip: 'Hopp til innholdet',
    menu: 'Sandkassen',
    inbox: 'Innboks',
    codes: 'Koder',
    eid: 'E-ID',
    register: 'Register',
    addresses: 'Adresser',
    checks: 'Kontroller',
    bank: 'Bank',
    accessPoint: 'EHF',
    guide: 'API',
    product: 'Til Honorar',
    other: 'English',
  },
  en: {
    mark: 'This is the sandbox. Nothing here goes out into the world, and all names are made up.',
    skip: 'Skip to the content',
    menu: 'Sandbox',
    inbox: 'Inbox',
    codes: 'Codes',
    eid: 'E-ID',
    register: 'Register',
    addresses: 'Addresses',
    checks: 'Checks',
    bank: 'Bank',
    accessPoint: 'EHF',
    guide: 'API',
    product: 'To Honorar',
    other: 'Norsk',
  },
} as const;

/** Renders a page in the sandbox's frame: title, navigation and content. */
export function page(
  { language, title, path, body }: Page,
  parts: SandboxRequest['parts'],
): SandboxReply {
  const texts = TEXTS[language];
  const other = language === 'nb' ? 'en' : 'nb';
  const link = (href: string, label: string) =>
    html`<li><a href="${href}"${{ markup: href === path ? ' aria-current="page"' : '' }}>${label}</a></li>`;
  const places = [
    ...(parts.includes('mail') || parts.includes('sms')
      ? [['/sandbox/', texts.inbox] as const]
      : []),
    ...(parts.includes('codes') ? [['/sandbox/codes', texts.codes] as const] : []),
    ...(parts.includes('register') ? [['/sandbox/register', texts.register] as const] : []),
    ...(parts.includes('eid') ? [['/sandbox/eid', texts.eid] as const] : []),
    ...(parts.includes('addresses') ? [['/sandbox/addresses', texts.addresses] as const] : []),
    ...(parts.includes('checks') ? [['/sandbox/checks', texts.checks] as const] : []),
    ...(parts.includes('bank') ? [['/sandbox/bank', texts.bank] as const] : []),
    ...(parts.includes('access-point')
      ? [['/sandbox/access-point', texts.accessPoint] as const]
      : []),
    ['/sandbox/guide', texts.guide] as const,
  ];
  const { markup } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${texts.menu} · Honorar</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
<script src="/sandbox/assets/sandbox.js" defer></script>
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header>
<p class="mark">${texts.mark}</p>
<div class="top">
<a class="brand" href="/sandbox/">Honorar <span>${texts.menu.toLowerCase()}</span></a>
<nav aria-label="${texts.menu}"><ul>
${places.map(([href, label]) => link(href, label))}
</ul></nav>
<p class="away"><a href="${path}?lang=${other}" lang="${other}">${texts.other}</a> <a href="/v2/${language}">${texts.product}</a></p>
</div>
</header>
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>`;
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: markup };
}

/** A moment as people write it, with the exact one for machines. */
export function showTime(moment: string, language: SandboxLanguage): Markup {
  return html`<time datetime="${moment}">${WRITERS[language].format(new Date(moment))}</time>`;
}
