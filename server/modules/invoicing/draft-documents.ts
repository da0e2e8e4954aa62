import { openLink } from '#plugins/core/exports/open-link.ts';
import { readOnly } from '#plugins/core/exports/read-rows.ts';
import { readUuid } from '#plugins/core/ids/read-uuid.ts';
import { HourlyAllowance } from '#plugins/core/limits/semaphore.ts';
import { settingsOf } from '#plugins/core/requests/settings-of.ts';
import { ThreadPool } from '#plugins/core/threads/thread-pool.ts';
import { checkPath } from '#shared/storage/signed-path.ts';
import type { Route, ServerContext } from '../../context.ts';
import { dispositionOf } from '../../http/disposition-of.ts';
import { twoQuotas } from '../../http/quota.ts';

interface DraftRequest {
  Params: { id: string };
  Querystring: { q?: string };
}

interface Draft {
  accountId: string;
  language: string;
}

/** 200 lines of 1 000 letters take a second. */
const pool = new ThreadPool<Draft, Uint8Array>({
  script: new URL('./drafts/draft-thread.ts', import.meta.url),
  threads: 1,
  waiting: 10,
  perSource: 2,
  deadlineMs: 10_000,
  heapMb: 256,
});

/** Each occupies a database connection until it is read. */
const MAX_AT_ONCE = 10;
const MAX_PER_ADDRESS = 4;

/** The documents of an account in an hour; a user who looks at one after each change needs a fraction. */
const MOST_IN_AN_HOUR = 200;

const NO_DRAFT = { error: 'There is no such draft.' };

/**
 * `GET /draft-documents/:id?…&signature=…`: the PDF of a draft as its client would get it, marked as a draft. It is read with
 * the rights of the session that the link names, drawn beside the serving thread, and stored nowhere.
 */
export const route: Route = async (app, context) => {
  const allowance = new HourlyAllowance(MOST_IN_AN_HOUR);
  const enter = twoQuotas(MAX_PER_ADDRESS, MAX_AT_ONCE);
  app.get<DraftRequest>('/draft-documents/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const verdict = checkPath(context.env.secret, request.url);
    if (verdict === 'expired') return reply.code(410).send({ error: 'This link has expired.' });
    const id = verdict === 'good' ? readUuid(request.params.id) : null;
    if (!id) return reply.code(404).send(NO_DRAFT);
    const leave = enter(String(request.headers['x-client-address']));
    if (!leave) return reply.code(429).send({ error: 'Others are being drawn. Try again soon.' });
    reply.raw.once('close', leave);
    const draft = await readDraft(context, id, request.query.q);
    if (!draft) return reply.code(404).send(NO_DRAFT);
    if (!allowance.take(draft.accountId)) {
      return reply.code(429).send({ error: 'Too many drafts were drawn. Try again in an hour.' });
    }
    const pdf = await pool.run(draft.accountId, draft).catch((error: unknown) => {
      request.log.error({ err: error, draft: id }, 'a draft could not be rendered');
      return null;
    });
    if (!pdf) {
      const error = 'The draft cannot be drawn just now. Try again in a moment.';
      return reply.code(503).header('retry-after', '5').send({ error });
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', dispositionOf('inline', nameOf(draft)))
      .header(
        'content-security-policy',
        "default-src 'none'; frame-ancestors 'self'; object-src 'self'; style-src 'unsafe-inline'",
      )
      .send(Buffer.from(pdf));
  });
};

const nameOf = ({ language }: Draft) => (language === 'EN' ? 'Draft.pdf' : 'Utkast.pdf');

/** The document of a draft that the caller of a link may read; null for all else. */
async function readDraft(
  { env: { databaseUrl, replicaUrl } }: ServerContext,
  id: string,
  q: string | undefined,
): Promise<Draft | null> {
  const link = await openLink(q, { connectionString: databaseUrl, replicaUrl });
  if (!link) return null;
  const { client, origin } = link;
  try {
    if (origin.session?.role !== 'app_user') return null;
    const read = readOnly(client, settingsOf(origin), async function* () {
      const { rows } = await client.query<{ draft: Draft | null }>(
        'select app_hidden.draft_document($1) as draft',
        [id],
      );
      yield rows[0]?.draft ?? null;
    });
    for await (const draft of read) return draft;
    return null;
  } finally {
    void client.end().catch(() => {});
  }
}
