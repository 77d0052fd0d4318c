export { title, type Level } from '../heading/index.ts'
export { muted, small, tiny } from '../text/index.ts'
export { Head, type HeadProps } from './head.tsx'
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
export { tone, wrap } from './section.css.ts'
