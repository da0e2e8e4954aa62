import { jobHead } from '#plugins/modules/recruitment/sharing/job-head.ts';
import type { Route } from '../../context.ts';
import { openPortalPage } from '../../front-ends/portal-page.ts';
import { LANGUAGES, type Language } from '../../translations/text-tree.ts';

interface PageRequest {
  Params: { language: string; id: string };
}

/**
 * The portal's page of a job, with a head that describes it. Programs that preview links, such as messengers,
 * run no script.
 */
export const route: Route = async (app, context) => {
  const { env, pool } = context;
  const sendPortalPage = openPortalPage(context, app.log);
  const place = 'recruitmore/enrolment-wizard';
  app.get<PageRequest>(`/v2/:language/${place}/:id`, async ({ params, url, log }, reply) => {
    if (env.portalUrl) return reply.redirect(env.portalUrl + url);
    const language = params.language in LANGUAGES ? (params.language as Language) : 'nb';
    const shared = `${env.publicUrl}/v2/${language}/${place}/${encodeURIComponent(params.id)}`;
    const head = await jobHead(pool, params.id, language, shared).catch((error) => {
      // The page itself reports a job that cannot be read.
      log.warn({ err: error }, 'a job cannot be read for the metadata of its page');
      return null;
    });
    return sendPortalPage(reply, head);
  });
};
