export {
  RADIO_VARIANTS,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  type RadioVariant,
} from './radio-group.tsx'
