export { Lead, type LeadProps } from './lead.tsx'
export {
  Text,
  TEXT_SIZES,
  TEXT_TONES,
  type TextProps,
  type TextSize,
  type TextTone,
} from './text.tsx'
export { muted, small, tiny } from './text.css.ts'
export { unbroken } from './unbroken.tsx'
