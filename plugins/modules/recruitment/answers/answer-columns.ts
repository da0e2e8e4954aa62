import { type SQL, sql } from 'pg-sql2';
import { answersOf } from '../../../../forms/applications/answers-of.ts';
import type { Answer } from '../../../../forms/applications/application-form.ts';
import { keptAnswers } from '../../../../forms/applications/shown-parts.ts';
import type { MoreColumns } from '../../../core/exports/more-columns.ts';
import { answerCell } from './answer-cell.ts';
import { askedColumns, type FormVersion } from './asked-columns.ts';

interface Source {
  form: string;
  answers: Record<string, Omit<Answer, 'questionId'>>;
  checks: Record<string, string> | null;
}

/** A police certificate is seen by who opens it, on record: no file says that there is one, nor how it was decided. */
const inFiles = (check: SQL) => sql`${check}.job_check_type <> 'CRIMINAL_RECORD'`;

/**
 * A column for each question as it was asked, and one for each kind of check. Everything is read as whoever asks for the
 * file: of which jobs, forms and checks, the policies say. What was handed in for checks is in no file.
 */
export const answerColumns: MoreColumns = {
  argument: 'answers',
  typeName: 'Language',
  description: 'With a column for each question and each kind of check, in this language.',
  ask: (rows) => sql`
    with shown as (${rows})
    select
      (select jsonb_agg(jsonb_build_object('id', v.id, 'form', v.application_form) order by v.job_id, v.version desc)
       from app_public.job_form_versions v where v.id in (select form_version_id from shown))::text,
      (select jsonb_agg(distinct c.job_check_type order by c.job_check_type)
       from app_public.job_checks c where c.job_application_id in (select id from shown) and ${inFiles(sql`c`)})::text`,
  source: (
    row,
  ) => sql`jsonb_build_object('form', ${row}.form_version_id, 'answers', ${row}.answers, 'checks', (
      select jsonb_object_agg(c.job_check_type, c.status)
      from app_public.job_checks c where c.job_application_id = ${row}.id and ${inFiles(sql`c`)}
    ))::text`,
  read([asked], how) {
    const language = how === 'EN' ? 'en' : 'nb';
    const forms: FormVersion[] = JSON.parse(asked?.[0] ?? '[]');
    const checks: string[] = JSON.parse(asked?.[1] ?? '[]');
    const { pages, columns } = askedColumns(forms, language);
    const headings = [
      ...columns.map(({ heading }) => heading),
      ...checks.map((kind) => `submittedJobChecks.${kind}`),
    ];
    return {
      columns: headings.map((heading) => ({ heading, kind: 'text' })),
      cells(source) {
        const { form, answers, checks: states }: Source = JSON.parse(source ?? '{}');
        const given = Object.entries(answers).map(([questionId, one]) => ({ questionId, ...one }));
        // What was hidden from the applicant by a condition is no answer, here as on every screen.
        const kept = keptAnswers(pages.get(form) ?? [], answersOf(given));
        const said = columns.map(({ questions }) => {
          const question = questions.get(form);
          return question ? answerCell(question, kept[question.id], language) : null;
        });
        return [...said, ...checks.map((kind) => states?.[kind] ?? null)];
      },
    };
  },
};
