import { writtenFormOf } from '#plugins/modules/recruitment/judging/written-forms.ts';
import type { Route } from '../../context.ts';
import { compressAnswers } from '../../http/compress-answers.ts';

interface FormRequest {
  Params: { digest: string };
}

const DIGEST = /^[0-9a-f]{64}$/;

/**
 * `GET /application-forms/:digest.js`: the compiled validator of a form's answers, as a module for the
 * browser. The digest is of the form itself, so a caller who knows it has read the form, and the response
 * never changes.
 */
export const route: Route = async (app, { pool }) => {
  await compressAnswers(app);
  app.get<FormRequest>('/application-forms/:digest.js', async (request, reply) => {
    const { digest } = request.params;
    const ip = String(request.headers['x-client-address']);
    const code = DIGEST.test(digest) ? await writtenFormOf(pool, digest, ip) : null;
    if (!code) return reply.code(404).send({ error: 'There is no such form.' });
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(code);
  });
};
