import type { Registry } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Card } from '#portal/ui/layout/Card.tsx';
import styles from '../Declared.module.css';
import type { FormContext } from '../FormContext.ts';

interface Props {
  word: string;
  registry: Registry;
  children: ReactNode;
}

/** Fields that belong together, under a title and a help text. */
export function Section({ word, registry, children }: Props) {
  const { words } = registry.formContext as FormContext;
  const { label, help } = words.field(word);
  return (
    <Card title={label} {...(help && { lead: help })}>
      <div className={styles.stack}>{children}</div>
    </Card>
  );
}
