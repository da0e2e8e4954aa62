import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Field, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { RowsTemplate, RowTemplate } from './templates/RowsTemplate.tsx';
import { CheckWidget } from './widgets/CheckWidget.tsx';
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx';
import { CountryWidget } from './widgets/CountryWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { NorwegianAccountWidget } from './widgets/NorwegianAccountWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/** Every control takes its value as it is: `StringField` only finds the control of a field. */
export const fields = { StringField: StringField as Field };

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
};

/** The control for each kind of field (`kindOfField`). */
export const widgets: RegistryWidgetsType = {
  boolean: CheckWidget,
  choice: ChoiceWidget,
  country: CountryWidget,
  date: DateWidget,
  decimal: NumberWidget,
  email: TextWidget,
  enum: SelectWidget,
  integer: NumberWidget,
  longText: TextareaWidget,
  money: NumberWidget,
  norwegianAccount: NorwegianAccountWidget,
  password: PasswordWidget,
  percent: NumberWidget,
  phone: TextWidget,
  text: TextWidget,
  time: TextWidget,
};
