import { type Beginning, beginAt } from './begin-at.ts';

/** Follows the e-ID of the sandbox like a browser; returns the fragment behind the `#`. */
export async function identifyAt(person: string, begin: Beginning): Promise<URLSearchParams> {
  const { issuer } = begin;
  const cookies = new Map<string, string>();
  let place = beginAt(`${issuer}/auth`, begin);
  for (let step = 0; step < 8; step += 1) {
    const answer = await fetch(place, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next?.startsWith(begin.redirectUri)) {
      return new URLSearchParams(new URL(next).hash.slice(1));
    }
    // A browser uses another address, which leads to the same page.
    if (next) place = onto(issuer, new URL(next, place));
    else if (answer.ok && /\/choose\/[\w-]+$/.test(place))
      place = `${place}/as?${person.includes('=') ? person : `person=${person}`}`;
    else throw new Error(`stranded at ${place}: ${answer.status} ${await answer.text()}`);
  }
  throw new Error('the way has no end');
}

const onto = (issuer: string, { pathname, search }: URL) => new URL(pathname + search, issuer).href;
