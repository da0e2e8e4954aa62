import type { Registry } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/layout/Card.tsx';
import styles from '../Declared.module.css';
import type { FormContext } from '../FormContext.ts';

interface Props {
  name: string;
  registry: Registry;
  children: ReactNode;
}

/** Fields that belong together, under a title that says what they are for. */
export function Section({ name, registry, children }: Props) {
  const { words, name: form } = registry.formContext as FormContext;
  const { label, help } = words.formField(form, name, {});
  return (
    <Card title={label} {...(help && { lead: help })}>
      <div className={styles.stack}>{children}</div>
    </Card>
  );
}
