import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  getUiOptions,
} from '@rjsf/utils';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { Button, IconButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';

/** Rows of the same fields, as many as there are. */
export function RowsTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, uiSchema } = props;
  const { t } = useMessages('core');
  const name = String(fieldPathId.path.at(-1));
  const htmlName = fieldPathId.path.join('.');
  const options = getUiOptions(uiSchema);
  const { label, description, error, context } = useField({ ...props, name, htmlName, options });
  return (
    <fieldset className={styles.rows} data-path={htmlName} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.note}>{description}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {items}
      {canAdd && (
        <Button variant="light" size="sm" leftSection={<IconPlus size={16} />} onClick={onAddClick}>
          {t('form.add', {
            what: context.words.noun(nounOf(props.schema as InputSchema)).one.toLowerCase(),
          })}
        </Button>
      )}
    </fieldset>
  );
}

/** The noun whose fields the rows have. */
function nounOf({ items }: InputSchema): string {
  const [first] = Object.values(items?.properties ?? {});
  return first?.words?.[0]?.split('.')[0] ?? '';
}

/** One of the rows, with the way to take it out. */
export function RowTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { t } = useMessages('core');
  return (
    <div className={styles.item}>
      {children}
      {buttonsProps.hasRemove && (
        <IconButton
          className={styles.remove}
          onClick={buttonsProps.onRemoveItem}
          aria-label={t('form.remove', { number: index + 1 })}
        >
          <IconTrash size={18} color="var(--h-muted)" />
        </IconButton>
      )}
    </div>
  );
}
