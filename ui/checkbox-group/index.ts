export {
  CHECKBOX_VARIANTS,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxVariant,
} from './checkbox-group.tsx'
