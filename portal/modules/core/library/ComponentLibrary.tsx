import { isSandbox } from '#portal/app/isSandbox.ts';
import { Kit } from '#portal/app/Kit.tsx';
import type { Examples } from '#portal/ui/examples/Examples.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { NotFound } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './ComponentLibrary.module.css';

const found = import.meta.glob<Examples>('../../../ui/*/examples.tsx', {
  eager: true,
  import: 'examples',
});
const parts = Object.values(found)
  .flatMap((examples) => Object.entries(examples))
  .sort(([a], [b]) => a.localeCompare(b));

/** Every shared part in all its states, for those who build screens of them. Not where things are real. */
export function ComponentLibrary() {
  const { t } = useMessages('core');
  if (!isSandbox()) return <NotFound />;
  return (
    <Kit>
      <Page title={t('library.title')} lead={t('library.lead')}>
        <nav aria-label={t('library.title')} className={styles.index}>
          {parts.map(([part]) => (
            <a key={part} href={`#${part}`}>
              {part}
            </a>
          ))}
        </nav>
        {parts.map(([part, states]) => (
          <section key={part} id={part} className={styles.part}>
            <h2 className={styles.name}>{part}</h2>
            <div className={styles.states}>
              {Object.entries(states).map(([state, example]) => (
                <div key={state} className={styles.state}>
                  <p className={styles.label}>{state}</p>
                  {example}
                </div>
              ))}
            </div>
          </section>
        ))}
      </Page>
    </Kit>
  );
}
