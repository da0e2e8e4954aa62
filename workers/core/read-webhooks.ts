export type WebhookEndpoint = { url: URL; secret: Buffer };

/**
 * Reads `name=https://host/path#whsec_…`, several separated by spaces. The secret is in the fragment, which
 * is never sent. Errors do not contain the secret.
 */
export function readWebhooks(text: string): Map<string, WebhookEndpoint> {
  const endpoints = new Map<string, WebhookEndpoint>();
  for (const one of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', address = ''] = /^([a-z]+(?:_[a-z]+)*)=(.+)$/.exec(one) ?? [];
    const url = URL.canParse(address) ? new URL(address) : null;
    const secret = Buffer.from(url?.hash.replace(/^#whsec_/, '') ?? '', 'base64');
    if (!name || !url) throw new Error('WEBHOOKS is name=https://host/path#whsec_…');
    if (!/^https?:$/.test(url.protocol)) throw new Error(`WEBHOOKS: ${name} is no https address`);
    if (!url.hash.startsWith('#whsec_') || secret.length < 24 || secret.length > 64) {
      throw new Error(`WEBHOOKS: ${name} needs #whsec_ and 24 to 64 bytes in base64`);
    }
    url.hash = '';
    endpoints.set(name, { url, secret });
  }
  return endpoints;
}
