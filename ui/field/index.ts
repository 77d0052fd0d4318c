export { box, choice, cover, tick } from './choice.css.ts'
export { Field, Label, type FieldProps, type LabelProps } from './field.tsx'
export { control, field, hidden } from './field.css.ts'
export { Messages, type MessagesProps } from './messages.tsx'
export {
  useField,
  wire,
  wireCheck,
  type Checked,
  type Said,
  type Valued,
  type Wiring,
} from './wiring.ts'
