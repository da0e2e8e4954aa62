import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Field, TemplatesType, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldKind, NestedKind } from '#forms/describe/kind-of-field.ts';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { RowsTemplate, RowTemplate } from './templates/RowsTemplate.tsx';
import { CheckWidget } from './widgets/CheckWidget.tsx';
import { ChoicesWidget } from './widgets/ChoicesWidget.tsx';
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx';
import { ClockWidget } from './widgets/ClockWidget.tsx';
import { CodeWidget } from './widgets/CodeWidget.tsx';
import { CountryWidget } from './widgets/CountryWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { FileWidget } from './widgets/FileWidget.tsx';
import { MomentWidget } from './widgets/MomentWidget.tsx';
import { NationalNumberWidget } from './widgets/NationalNumberWidget.tsx';
import { NorwegianAccountWidget } from './widgets/NorwegianAccountWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { ReferencesWidget, ReferenceWidget } from './widgets/ReferenceWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { StreetWidget } from './widgets/StreetWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';
import { WordsWidget } from './widgets/WordsWidget.tsx';

/** Every control takes its value as it is: `StringField` only finds the control of a field. */
export const fields = { StringField: StringField as Field };

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
};

type RenderedKind = Exclude<FieldKind, NestedKind | 'json' | 'month'> | 'choice';

/** The control for each kind of field (`kindOfField`); `npm run check` reports a field without one. */
export const widgets: Record<RenderedKind, ComponentType<WidgetProps>> = {
  boolean: CheckWidget,
  choice: ChoiceWidget,
  code: CodeWidget,
  choices: ChoicesWidget,
  country: CountryWidget,
  date: DateWidget,
  datetime: MomentWidget,
  decimal: NumberWidget,
  email: TextWidget,
  enum: SelectWidget,
  file: FileWidget,
  integer: NumberWidget,
  longText: TextareaWidget,
  money: NumberWidget,
  nationalNumber: NationalNumberWidget,
  norwegianAccount: NorwegianAccountWidget,
  password: PasswordWidget,
  percent: NumberWidget,
  phone: TextWidget,
  reference: ReferenceWidget,
  references: ReferencesWidget,
  street: StreetWidget,
  text: TextWidget,
  time: ClockWidget,
  words: WordsWidget,
};
