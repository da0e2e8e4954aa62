import type { ResultOf } from 'gql.tada';
import { ColourLine } from '#portal/app/colours/ColourLine.tsx';
import { ThemePreview } from '#portal/app/colours/ThemePreview.tsx';
import { FormStack } from '#portal/app/forms/DraftForm.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { letters } from '../../wizard/publicJobQuery.ts';
import type { jobQuery } from '../jobQuery.ts';
import styles from './Colours.module.css';
import { useJobColours } from './useJobColours.ts';

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
