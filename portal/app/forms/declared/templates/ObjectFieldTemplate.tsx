import { getUiOptions, type ObjectFieldTemplateProps, type Registry } from '@rjsf/utils';
import { Fragment, type ReactNode } from 'react';
import type { FormRegister, FormSection } from '#forms/describe/form-ui.ts';
import { kindOfField } from '#forms/describe/kind-of-field.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import styles from '../Declared.module.css';
import type { FormContext } from '../FormContext.ts';
import { isSearching } from '../isSearching.ts';
import { useField } from '../useField.ts';
import { RegisterPart } from './RegisterPart.tsx';

interface Props {
  word: string;
  registry: Registry;
  children: ReactNode;
}

interface Options {
  rows?: string[][];
  sections?: FormSection[];
  register?: FormRegister;
}

/** The fields of an object: some beside each other, some in sections, some from the business register. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { properties, uiSchema, fieldPathId, formData, registry } = props;
  const { rows = [], sections, register } = getUiOptions(uiSchema) as Options;
  const isNew = (registry.formContext as FormContext).row === null;
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const shown = registerFields([...contents.keys()], register, formData, isNew);
  // The register's part is rendered in place of the organisation's name.
  const nameOf = (name: string | null) => name ?? register?.name ?? '';
  const draw = (names: (string | null)[]): ReactNode =>
    names.map((name) =>
      name === null ? (
        <RegisterPart key="register" {...props} register={register as FormRegister} />
      ) : (
        <Beside key={name} name={name} rows={rows} contents={contents} />
      ),
    );
  if (!sections) return <Around {...props}>{draw(shown)}</Around>;
  const inSections = new Set(sections.flatMap((one) => one.fields));
  return (
    <div className={styles.stack} data-object={fieldPathId.name}>
      {draw(shown.filter((name) => !inSections.has(nameOf(name))))}
      {sections.map(({ 'ui:word': word, fields }) => {
        const own = shown.filter((name) => fields.includes(nameOf(name)));
        if (own.length === 0) return null;
        return (
          <Section key={word} word={word} registry={registry}>
            {draw(own)}
          </Section>
        );
      })}
    </div>
  );
}

/** A field with those beside it. They are rendered with the first of them. */
function Beside(props: { name: string; rows: string[][]; contents: Map<string, ReactNode> }) {
  const { name, rows, contents } = props;
  const row = rows.find((one) => one.includes(name))?.filter((one) => contents.has(one)) ?? [name];
  if (row[0] !== name) return null;
  if (row.length === 1) return contents.get(name);
  return (
    <div className={styles.row}>
      {row.map((one) => (
        <Fragment key={one}>{contents.get(one)}</Fragment>
      ))}
    </div>
  );
}

/** An object within the form has its name above it; the form as a whole and an address speak for themselves. */
function Around(props: ObjectFieldTemplateProps & { children: ReactNode }) {
  const { fieldPathId, schema, uiSchema, children, title } = props;
  const depth = fieldPathId.path.length;
  const isRow = typeof fieldPathId.path.at(-1) === 'number';
  if (isRow) return children;
  const isNamed = getUiOptions(uiSchema).label !== false;
  const isBare = depth === 0 || fieldPathId.path.at(-1) === 'attributes' || !isNamed;
  if (isBare || kindOfField(schema as InputSchema) === 'address') {
    return <div className={styles.stack}>{children}</div>;
  }
  return <Named {...props} title={title} />;
}

function Named({ children, ...props }: ObjectFieldTemplateProps & { children: ReactNode }) {
  const name = String(props.fieldPathId.path.at(-1));
  const options = getUiOptions(props.uiSchema);
  const { label, description } = useField({ ...props, name, options });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.note}>{description}</p>}
      {children}
    </fieldset>
  );
}

/** Fields that belong together, under a title and a help text. */
function Section({ word, registry, children }: Props) {
  const { words } = registry.formContext as FormContext;
  const { label, help } = words.field(word);
  return (
    <Card title={label} {...(help && { lead: help })}>
      <div className={styles.stack}>{children}</div>
    </Card>
  );
}

/**
 * The fields to render around an organisation; null is the place of the register's part. While searching, no
 * further fields are shown, and a found company replaces its fields.
 */
export function registerFields(
  names: readonly string[],
  register: FormRegister | undefined,
  data: unknown,
  isNew: boolean,
): (string | null)[] {
  if (!register) return [...names];
  const at = names.indexOf(register.name);
  const filled = [register.name, register.number, register.address, register.checked];
  const shown = names.filter((name) => name !== register.checked);
  if (at < 0) return isSearching(register, data, isNew) ? [] : shown;
  const before = names.slice(0, at).filter((name) => !filled.includes(name));
  if (isSearching(register, data, isNew)) return [...before, null];
  const isLocked = (data as Record<string, unknown> | undefined)?.[register.checked] === true;
  const rest = names
    .slice(at)
    .filter((name) => (isLocked ? !filled.includes(name) : name !== register.checked));
  return [...before, null, ...rest];
}
