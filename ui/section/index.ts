export { Head, LEVELS, type HeadProps, type Level } from './head.tsx'
export {
  RATIOS,
  Section,
  Split,
  TONES,
  Wrap,
  type Ratio,
  type SectionProps,
  type SplitProps,
  type Tone,
  type WrapProps,
} from './section.tsx'
export { arrow, cover, row, ruled } from './ruled.css.ts'
export { wrap } from './section.css.ts'
export { muted, small, tiny, title } from './text.css.ts'
