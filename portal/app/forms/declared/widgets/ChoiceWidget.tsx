import type { WidgetProps } from '@rjsf/utils';
import { Choice } from '../../../../ui/controls/Choice.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';
import { choicesOf } from './choicesOf.ts';

/** One of two or three that change what is asked, side by side. */
export function ChoiceWidget(props: WidgetProps) {
  const { label } = useField(props);
  const { value, onChange } = props;
  return (
    <div className={styles.choice}>
      <Choice label={label} value={String(value)} choices={choicesOf(props)} onChange={onChange} />
    </div>
  );
}
