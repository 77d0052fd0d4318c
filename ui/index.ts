/** The door of the component library: what any project could use, its variants, and the theme. */
import './theme/font/opale.css.ts'
import './theme/base.css.ts'
import './theme/themes.css.ts'

export * from './badge/index.ts'
export * from './breadcrumbs/index.ts'
export * from './button/index.ts'
export * from './callout/index.ts'
export * from './card/index.ts'
export * from './chart/index.ts'
export * from './checkbox/index.ts'
export * from './checkbox-group/index.ts'
export * from './code-block/index.ts'
export * from './combobox/index.ts'
export * from './date-field/index.ts'
export * from './dialog/index.ts'
export * from './disclosure/index.ts'
export * from './drawer/index.ts'
export * from './facts/index.ts'
export * from './faq-list/index.ts'
export {
  Field,
  type FieldProps,
  Label,
  type LabelProps,
  Messages,
  type MessagesProps,
  type Said,
  type Checked,
  type Valued,
  type Wiring,
} from './field/index.ts'
export { Figure, type FigureProps } from './figure/index.ts'
export * from './file-drop/index.ts'
export * from './form/index.ts'
export {
  Heading,
  HEADING_SIZES,
  type HeadingProps,
  type HeadingSize,
  type Level,
  LEVELS,
} from './heading/index.ts'
export {
  Glyph,
  type GlyphProps,
  Icon,
  ICON_NAMES,
  ICON_SIZES,
  type IconName,
  type IconProps,
  ICONS,
  type IconSize,
  type Status,
  STATUSES,
} from './icon/index.ts'
export * from './input/index.ts'
export * from './kbd/index.ts'
export * from './link/index.ts'
export * from './loading-line/index.ts'
export * from './meter/index.ts'
export * from './opal-gradient/index.ts'
export * from './pagination/index.ts'
export * from './menu/index.ts'
export { OPEN_REASONS, type Openable, type OpenDetails, type OpenReason } from './openable/index.ts'
export {
  ALIGNS,
  Popover,
  PopoverParts,
  SIDES,
  type PopoverPanelProps,
  type PopoverProps,
  type PopoverRootProps,
} from './popover/index.ts'
export { Prose, type ProseProps, Reading, type ReadingProps } from './prose/index.ts'
export * from './quote/index.ts'
export * from './radio-group/index.ts'
export * from './rating-dots/index.ts'
export * from './rows/index.ts'
export type { Render } from './render/index.ts'
export * from './search-field/index.ts'
export {
  Head,
  type HeadProps,
  type Ratio,
  RATIOS,
  Section,
  type SectionProps,
  Split,
  type SplitProps,
  type Tone,
  TONES,
  Wrap,
  type WrapProps,
} from './section/index.ts'
export * from './select/index.ts'
export * from './skip-link/index.ts'
export * from './slider/index.ts'
export * from './sortable-table/index.ts'
export * from './stack/index.ts'
export * from './stepper/index.ts'
export * from './steps/index.ts'
export * from './switch/index.ts'
export { Table, type TableProps, type TableRow } from './table/index.ts'
export {
  type ContentsEntry,
  TableOfContents,
  type TableOfContentsProps,
} from './table-of-contents/index.ts'
export * from './tabs/index.ts'
export {
  Lead,
  type LeadProps,
  Text,
  TEXT_SIZES,
  TEXT_TONES,
  type TextProps,
  type TextSize,
  type TextTone,
} from './text/index.ts'
export * from './textarea/index.ts'
export * from './theme-switch/index.ts'
export { ThemedImage, type ThemedImageProps } from './themed-image/index.ts'
export * from './timeline/index.ts'
export * from './toast/index.ts'
export * from './toggle-group/index.ts'
export * from './tooltip/index.ts'

export { fixed, font, vars } from './theme/contract.css.ts'
export { BREAKPOINTS, media } from './theme/media.ts'
export type { ThemeProperty } from './theme/properties.ts'
export { color, THEMES, type Theme } from './theme/tokens.ts'
export { universe, UNIVERSES, type Universe } from './theme/universe.css.ts'
