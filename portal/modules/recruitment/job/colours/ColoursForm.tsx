import { useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { useState } from 'react';
import { ColourLine } from '#portal/app/colours/ColourLine.tsx';
import { type Colours, coloursOf, defaultColours } from '#portal/app/colours/chosenColour.ts';
import { ThemePreview } from '#portal/app/colours/ThemePreview.tsx';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { FormStack, useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { letters } from '../../wizard/publicJobQuery.ts';
import type { jobQuery } from '../jobQuery.ts';
import styles from './Colours.module.css';

type Node = NonNullable<ResultOf<typeof jobQuery>['node']>;

/** A job as its page shows it. */
export type JobWithColours = Pick<
  Extract<Node, { __typename: 'Job' }>,
  'id' | 'updatedAt' | 'title' | 'tagline' | 'colors'
>;

const fields = ['primary', 'primaryContrast', 'primaryHover'] as const;

/** The colours of a job's pages, seen while they are chosen. */
export function ColoursForm({ job, onDone }: { job: JobWithColours; onDone: () => void }) {
  const { t } = useMessages('recruitment');
  const words = useWords('recruitment');
  const { colours, line, save, pending } = useJobColours(job, onDone);
  return (
    <FormStack onSubmit={() => void save(colours)} refused={[]}>
      {fields.map((field) => (
        <ColourLine key={field} {...line(field)} />
      ))}
      <ThemePreview
        theme={{ ...colours, font: letters }}
        title={job.title}
        text={job.tagline}
        button={words.action('submitJobApplication').submit}
      />
      <div className={styles.foot}>
        {job.colors && (
          <Button variant="subtle" onClick={() => void save(null)}>
            {t('colours.remove')}
          </Button>
        )}
        <Button type="submit" loading={pending}>
          {words.action('updateJob').submit}
        </Button>
      </div>
    </FormStack>
  );
}

const updateJobColoursMutation = graphql(`
  mutation UpdateJobColours($input: UpdateJobInput!) {
    updateJob(input: $input) {
      job { id updatedAt colors { default hover contrast } }
      errors { code path }
    }
  }
`);

/** The names of the colours in a job. */
const called = { primary: 'default', primaryContrast: 'contrast', primaryHover: 'hover' } as const;

/** A job's colours while they are chosen, with saving. Refusals are shown at their fields. */
function useJobColours({ id, updatedAt, colors }: JobWithColours, onDone: () => void) {
  const { language } = useMessages('errors');
  const words = useWords('recruitment');
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(updateJobColoursMutation);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const saved = {
    primary: colors?.default ?? defaultColours.primary,
    primaryContrast: colors?.contrast ?? defaultColours.primaryContrast,
    primaryHover: colors?.hover ?? defaultColours.primaryHover,
  };
  // Choices made on colours that were changed meanwhile belong to none.
  const form = useDraftForm(`job-colours-${id}.${Object.values(saved)}`, saved);
  const { colours, choose } = coloursOf(form);
  const save = async (chosen: Colours | null) => {
    const given = chosen && {
      default: chosen.primary,
      contrast: chosen.primaryContrast,
      hover: chosen.primaryHover,
    };
    const payload = await update({ input: { id, updatedAt, attributes: { colors: given } } });
    if (!payload) return;
    const ofFields = payload.errors.filter(({ path }) => path.startsWith('attributes.colors.'));
    setRefusals(ofFields);
    if (ofFields.length < payload.errors.length) toastRefusals(payload.errors);
    if (payload.errors.length > 0) return;
    form.forget();
    toast.success(words.action('updateJob').success);
    onDone();
    await queryClient.invalidateQueries();
  };
  const line = (field: keyof Colours) => {
    const { label } = words.field(`jobs.${called[field]}`);
    const found = refusals.find(({ path }) => path === `attributes.colors.${called[field]}`);
    return {
      label,
      value: colours[field],
      error: found && refusalText(found, language, label),
      onChange: (color: string) => {
        setRefusals([]);
        choose(field, color);
      },
    };
  };
  return { colours, line, save, pending };
}
