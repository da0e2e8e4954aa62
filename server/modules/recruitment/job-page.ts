import type pg from 'pg';
import { readWords } from '../../../forms/words/read-words.ts';
import { wordsIn } from '../../../forms/words/words-in.ts';
import { html, type Markup } from '../../../ground/html.ts';
import type { Route } from '../../context.ts';
import { openPortalPage } from '../../front-ends/portal-page.ts';
import { LANGUAGES, type Language } from '../../translations/said-texts.ts';

interface PageRequest {
  Params: { language: string; id: string };
}

interface SharedJob {
  title: string;
  tagline: string;
  team: string;
  /** A day. */
  deadline: string | null;
  logo: string | null;
}

/** What the deadline is called, once it was read. */
const deadlineIn: Partial<Record<Language, string>> = {};

const locales = { nb: 'nb-NO', en: 'en-GB' };

/**
 * The portal's page of a job with a head that says what the link leads to: programs that show a link, such as those
 * one sends messages with, run no script.
 */
export const route: Route = async (app, context) => {
  const { env, pool } = context;
  const sendPortalPage = openPortalPage(context, app.log);
  const address = '/v2/:language/recruitmore/enrolment-wizard/:id';
  app.get<PageRequest>(address, async ({ params, url, log }, reply) => {
    if (env.portalUrl) return reply.redirect(env.portalUrl + url);
    const language = params.language in LANGUAGES ? (params.language as Language) : 'nb';
    // The page says by itself what it cannot read.
    const job = await readJob(pool, params.id).catch((error) => {
      log.warn({ err: error }, 'a job cannot be read for the head of its page');
      return null;
    });
    return sendPortalPage(reply, job && headOf(job, language, env.publicUrl, params.id));
  });
};

async function readJob(pool: pg.Pool, id: string): Promise<SharedJob | null> {
  const { rows } = await pool.query<SharedJob>(
    `select title, tagline, team_name as team, application_deadline::text as deadline, (logo).download_path as logo
     from app_public.public_job($1) where title is not null`,
    [id],
  );
  return rows[0] ?? null;
}

function headOf(job: SharedJob, language: Language, publicUrl: string, id: string): Markup {
  const url = `${publicUrl}/v2/${language}/recruitmore/enrolment-wizard/${encodeURIComponent(id)}`;
  const title = `${job.title} – ${job.team}`;
  const description = [job.tagline, deadlineOf(job, language)].filter(Boolean).join(' · ');
  return html`<title>${job.title} · Honorar</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Honorar" />
    <meta property="og:locale" content="${locales[language].replace('-', '_')}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${publicUrl}${job.logo ?? '/share.png'}" />
    <meta name="twitter:card" content="${job.logo ? 'summary' : 'summary_large_image'}" />`;
}

function deadlineOf({ deadline }: SharedJob, language: Language): string | null {
  if (!deadline) return null;
  const day = new Date(deadline).toLocaleDateString(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  deadlineIn[language] ??= wordsIn(readWords(language, ['recruitment'])).field(
    'jobs.applicationDeadlineOn',
  ).label;
  return `${deadlineIn[language]}: ${day}`;
}
