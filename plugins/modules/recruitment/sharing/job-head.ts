import type pg from 'pg';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { html, type Markup } from '#shared/html.ts';
import { readOnce } from '#shared/read-once.ts';

const locales = { nb: 'nb-NO', en: 'en-GB' };

type Language = keyof typeof locales;

interface SharedJob {
  title: string;
  tagline: string;
  team: string;
  /** A day. */
  deadline: string | null;
  logo: string | null;
}

const deadlineCalled = (language: Language) =>
  readOnce(
    () => wordsIn(readWords(language, ['recruitment'])).field('jobs.applicationDeadlineOn').label,
  );
const deadlineIn = { nb: deadlineCalled('nb'), en: deadlineCalled('en') };

/**
 * The head of a job's page with metadata for link previews (Open Graph), in place of its title; null for a
 * job that is not public. `url` is the address of the page itself.
 */
export async function jobHead(
  pool: pg.Pool,
  id: string,
  language: Language,
  url: string,
): Promise<Markup | null> {
  const { rows } = await pool.query<SharedJob>(
    `select title, tagline, team_name as team, application_deadline::text as deadline, (logo).download_path as logo
     from app_public.public_job($1) where title is not null`,
    [id],
  );
  const [job] = rows;
  if (!job) return null;
  const description = [job.tagline, deadlineOf(job, language)].filter(Boolean).join(' · ');
  const picture = new URL(job.logo ?? '/share.png', url).href;
  return html`<title>${job.title} · Honorar</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Honorar" />
    <meta property="og:locale" content="${locales[language].replace('-', '_')}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:title" content="${job.title} – ${job.team}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${picture}" />
    <meta name="twitter:card" content="${job.logo ? 'summary' : 'summary_large_image'}" />`;
}

function deadlineOf({ deadline }: SharedJob, language: Language): string | null {
  if (!deadline) return null;
  const day = new Date(deadline).toLocaleDateString(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return `${deadlineIn[language]()}: ${day}`;
}
