import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import { html, type Markup } from '#shared/html.ts';
import { json, page, type Route, type SandboxLanguage } from '../core/route.ts';

type Code = { email: string; code: string; secondsLeft: number };

const TEXTS = {
  nb: {
    title: 'Engangskoder',
    lead: 'Det demoens medarbeidere ellers har i en app på telefonen. Passordet er honorar-demo.',
    left: (seconds: number) => `${seconds} sekunder igjen`,
    none: 'Ingen medarbeidere ennå. Kodene kommer når demodataene er lastet.',
  },
  en: {
    title: 'One-time codes',
    lead: 'What the demo’s operators would have in an app on their phone. The password is honorar-demo.',
    left: (seconds: number) => `${seconds} seconds left`,
    none: 'No operators yet. The codes come when the demo data is loaded.',
  },
} as const;

/** The demo operators' codes of this moment; their secrets lie in `totp.json`. */
export function codeRoutes(file: string): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/api\/codes$/,
      handle: async () => json(await codes(file)),
    },
    {
      method: 'GET',
      path: /^\/sandbox\/codes$/,
      handle: async ({ language, parts }) => page(codePage(await codes(file), language), parts),
    },
  ];
}

function codePage(all: Code[], language: SandboxLanguage) {
  const texts = TEXTS[language];
  const card = ({ email, code, secondsLeft }: Code): Markup => html`<li class="card">
<p class="quiet">${email}</p>
<p class="code" data-code="${email}">${code.slice(0, 3)} ${code.slice(3)}</p>
<p class="quiet" data-left="${email}">${texts.left(secondsLeft)}</p>
</li>`;
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${all.length > 0 ? html`<ul class="cards" data-refresh="codes">${all.map(card)}</ul>` : html`<div class="empty"><p>${texts.none}</p></div>`}`;
  return { language, title: texts.title, path: '/sandbox/codes', body };
}

async function codes(file: string): Promise<Code[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const operators = JSON.parse(text) as { email: string; secret: string }[];
  return operators.map(({ email, secret }) => {
    const totp = new TOTP({ secret });
    return { email, code: totp.generate(), secondsLeft: Math.ceil(totp.remaining() / 1000) };
  });
}
