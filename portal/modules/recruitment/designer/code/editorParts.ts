export { createEditor } from './createEditor.ts';
export { formHelp } from './formHelp.ts';
