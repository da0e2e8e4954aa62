import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** The description changes while typing, so it is placed below, where it moves nothing. */
  isBelow?: boolean | undefined;
}

interface Control {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldTexts {
  /** Renders the control itself with the attributes that connect it to its label and error. */
  children: (control: Control) => ReactNode;
}

/**
 * A control with its label. The error is between the two, because lists, calendars and keyboards open below.
 */
export function Field({ label, description, error, isBelow, children }: Props) {
  const id = useId();
  const texts = [
    { name: 'description', text: description, isBelow },
    { name: 'error', text: error, isBelow: false },
  ].filter(({ text }) => text);
  const above = texts.filter((one) => !one.isBelow);
  const shown = ({ name, text }: (typeof texts)[number]) => (
    <p key={name} id={`${id}-${name}`} className={styles[name]}>
      {text}
    </p>
  );
  const control = {
    id,
    className: styles.input,
    'aria-describedby': texts.map(({ name }) => `${id}-${name}`).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {above.map(shown)}
      <div className={styles.box} data-below={above.length > 0 || undefined} data-control>
        {children(control)}
      </div>
      {texts.filter((one) => one.isBelow).map(shown)}
    </div>
  );
}
