import 'graphile-build-pg';
import '#plugins/core/lists/lists-plugin.ts';
import { type SQL, sql } from 'pg-sql2';
import {
  type Answer,
  type ApplicationForm,
  answersOf,
} from '#forms/applications/application-form.ts';
import { localize, optionLabel } from '#forms/applications/localize.ts';
import {
  type ResolvedPage,
  type ResolvedQuestion,
  readPages,
} from '#forms/applications/read-pages.ts';
import { shownAnswers } from '#forms/applications/shown-parts.ts';
import { figureRulesOf } from '#forms/applications/tidy-answers.ts';
import { readFigure } from '#forms/validate/read-figure.ts';
import { showEmail } from '#forms/validate/show-email.ts';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { MoreColumns } from '#plugins/core/exports/more-columns.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';

interface FormVersion {
  id: string;
  form: ApplicationForm;
}

interface AnswerColumn {
  heading: string;
  /** The question as in each version, by the version's id. */
  questions: Map<string, ResolvedQuestion>;
}

const unopened = { nb: 'Fil, åpnes i søknaden', en: 'File, opened in the application' };

interface Source {
  form: string;
  answers: Record<string, Omit<Answer, 'questionId'>>;
  checks: Record<string, string> | null;
  /** Names of the files among the answers, of those that the reader has opened. */
  files: Record<string, string> | null;
}

/**
 * A police certificate is seen only by users who open it, which is logged: no export shows its existence or
 * result.
 */
const inFiles = (check: SQL) => sql`${check}.job_check_type <> 'CRIMINAL_RECORD'`;

/**
 * A column for each version of a question, and one for each kind of check. Jobs, forms and checks are read
 * with the rights of the user who requests the file. Submitted files are opened in the application, where
 * access is logged; the export contains their names only. Material submitted for checks is not exported.
 */
const answerColumns: MoreColumns = {
  argument: 'answers',
  typeName: 'Language',
  description: 'With a column for each question and each kind of check, in this language.',
  sourceOf: (rows) => sql`
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
    ), 'files', (
      select jsonb_object_agg(f.id, f.filename) from app_public.job_applications_answer_files(${row}) f
    ))::text`,
  read([source], language) {
    const words = wordsIn(readWords(language));
    const forms: FormVersion[] = JSON.parse(source?.[0] ?? '[]');
    const checks: string[] = JSON.parse(source?.[1] ?? '[]');
    const { pages, columns } = questionColumns(forms, language);
    const kinds = columns.map(({ questions }) => kindOfColumn([...questions.values()]));
    const ofChecks = checks.map((kind) => words.value('JobCheckType', kind).label);
    return {
      columns: [
        ...columns.map(({ heading }, at) => ({ heading, kind: kinds[at] ?? 'text' })),
        ...ofChecks.map((heading) => ({ heading, kind: 'text' as const })),
      ],
      cells(source) {
        const { form, answers, checks: states, files }: Source = JSON.parse(source ?? '{}');
        const given = Object.entries(answers).map(([questionId, one]) => ({ questionId, ...one }));
        // An answer that a condition hid from the applicant does not count, here as on every screen.
        const shownOnes = shownAnswers(pages.get(form) ?? [], answersOf(given));
        const cells = columns.map(({ questions }, at) => {
          const question = questions.get(form);
          const answer = question && shownOnes[question.id];
          if (!question || answer === undefined) return null;
          const kind = kinds[at] ?? 'text';
          return kind === 'text'
            ? answerCell(question, answer, language, files ?? {})
            : valueCell(kind, String(answer));
        });
        const shown = (status: string | undefined) =>
          status === undefined ? null : words.value('JobCheckStatus', status).label;
        return [...cells, ...checks.map((kind) => shown(states?.[kind]))];
      },
    };
  },
};

/** Exports applications with the answers to each question. */
export const AnswerColumnsPlugin: GraphileConfig.Plugin = {
  name: 'AnswerColumnsPlugin',
  description: 'Gives exports of applications a column for each question.',
  schema: {
    hooks: {
      init: {
        before: ['ListsPlugin'],
        callback(_, build) {
          build.appMoreColumns.set('JobApplication', answerColumns);
          return _;
        },
      },
    },
  },
};

/** Numbers and days of all versions of a question are such in a sheet too, so that they can be sorted and added up. */
function kindOfColumn(questions: readonly ResolvedQuestion[]): 'text' | 'number' | 'date' {
  const isEvery = (is: (one: ResolvedQuestion) => boolean) =>
    questions.every((one) => one.options.length === 0 && is(one));
  if (isEvery(({ schema }) => schema.type === 'integer' || schema.type === 'number'))
    return 'number';
  return isEvery(({ schema }) => schema.format === 'date') ? 'date' : 'text';
}

/** A submitted answer is valid; another text would not be quoted in such a column. */
function valueCell(kind: 'number' | 'date', answer: string): string | null {
  if (kind === 'date') return isIsoDay(answer) ? answer : null;
  const read = readFigure(answer, figureRulesOf({ type: 'number' }));
  return 'value' in read ? read.value : null;
}

/**
 * An answer as it was read where it was given: options by their labels, files by their names where their reader has opened them.
 */
function answerCell(
  question: ResolvedQuestion,
  answer: string | string[],
  language: 'nb' | 'en',
  files: Readonly<Record<string, string>>,
): string | null {
  const given = [answer].flat();
  if (given.length === 0) return null;
  const { format, items } = question.schema;
  const isFile = format === 'file' || items?.format === 'file';
  const shown = (one: string) => {
    if (isFile) return files[one] ?? unopened[language];
    return format === 'email' ? showEmail(one) : optionLabel(question, one, language);
  };
  return given.map(shown).join(', ');
}

/**
 * The questions of several versions of forms as columns, in order. Questions with the same id and label are
 * one column; a changed label makes another, so that no answer appears under a label its applicant never
 * read.
 */
function questionColumns(versions: readonly FormVersion[], language: 'nb' | 'en') {
  const pages = new Map<string, ResolvedPage[]>();
  const found = new Map<string, AnswerColumn & { id: string }>();
  for (const { id, form } of versions) {
    const read = readPages(form);
    pages.set(id, read);
    for (const question of read.flatMap(({ questions }) => questions)) {
      const heading = localize(question.label, language);
      const key = JSON.stringify([question.id, heading]);
      const column = found.get(key) ?? { id: question.id, heading, questions: new Map() };
      column.questions.set(id, question);
      found.set(key, column);
    }
  }
  const seen = Map.groupBy(found.values(), ({ heading }) => heading);
  // Questions with the same label are distinguished by their id.
  const columns = [...found.values()].map(
    ({ id, heading, questions }): AnswerColumn => ({
      heading: (seen.get(heading) ?? []).length > 1 ? `${heading} (${id})` : heading,
      questions,
    }),
  );
  return { pages, columns };
}
