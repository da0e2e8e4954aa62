import { readUuid } from '#plugins/core/ids/read-uuid.ts';
import type { Route } from '../../context.ts';

interface LogoRequest {
  Params: { id: string };
}

/**
 * `GET /job-logos/:id`: the picture of a published job. It needs neither session nor signature, like the page
 * that shows it: programs that preview links fetch it at any time.
 */
export const route: Route = async (app, { pool, storage }) => {
  app.get<LogoRequest>('/job-logos/:id', async (request, reply) => {
    const id = readUuid(request.params.id);
    const { rows } = await pool.query('select * from app_private.job_logo_to_serve($1)', [id]);
    const [file] = rows as { content_type: string | null; storage_key: string }[];
    if (!file?.content_type) return reply.code(404).send({ error: 'There is no such picture.' });
    const bytes = await storage.get(file.storage_key);
    return reply
      .type(file.content_type)
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
};
