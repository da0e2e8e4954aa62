import type { FastifyInstance, FastifyReply } from 'fastify';

/** Scripts and styles come only from our own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For a page whose component library inserts styles: only those with the nonce are applied. */
export function allowStyles(reply: FastifyReply, nonce: string): FastifyReply {
  const policy = POLICY.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
  return reply.header('content-security-policy', policy).header('x-frame-options', 'DENY');
}

/**
 * Pages that search engines may list: home, privacy, terms and the page of a job. For many others the address is
 * the key, so the header forbids crawlers to list it.
 */
const findable = new RegExp(
  [
    /^\/(v2\/?)?$/,
    /^\/v2\/[a-z]{2}(\/common\/(home|privacy|terms))?\/?$/,
    /^\/v2\/[a-z]{2}\/recruitmore\/enrolment-wizard\/job_[0-9a-z]{26}\/?$/,
    /^\/robots\.txt$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const isFindable = (url: string): boolean => findable.test(url);

/** Adds the headers that restrict our pages in the browser. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A route that needs another policy, such as a mail shown in the sandbox, has set its own.
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', POLICY);
      reply.header('x-frame-options', 'DENY');
    }
    // Routes that allow caching set the header themselves. Responses of the API are private.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!isFindable(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (publicUrl.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}
