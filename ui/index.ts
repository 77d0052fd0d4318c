/** The one door of the component library: every component, its variants, and the theme. */
import './theme/font/opale.css.ts'
import './theme/base.css.ts'
import './theme/themes.css.ts'

export * from './accordion/index.ts'
export * from './achievements/index.ts'
export * from './activity-button/index.ts'
export * from './art/index.ts'
export * from './avatar/index.ts'
export * from './background/index.ts'
export * from './background-field/index.ts'
export * from './badge/index.ts'
export * from './breadcrumbs/index.ts'
export * from './button/index.ts'
export * from './button-states/index.ts'
export * from './call-to-action/index.ts'
export * from './callout/index.ts'
export * from './card/index.ts'
export * from './care-panel/index.ts'
export * from './career-axis/index.ts'
export * from './case-study/index.ts'
export {
  Character,
  characterMarkup,
  type CharacterProps,
  type Crop,
  CROPS,
  type Item,
  type MarkupOptions,
  type Mood,
  MOODS,
  type Slot,
  SLOTS,
  type Stage,
  STAGES,
  type Wear,
} from './character/index.ts'
export * from './chart/index.ts'
export * from './checkbox/index.ts'
export * from './checkbox-group/index.ts'
export * from './code-block/index.ts'
export * from './companion/index.ts'
export * from './companion-glyph/index.ts'
export * from './companion-logo/index.ts'
export * from './companion-modal/index.ts'
export * from './companion-notifications/index.ts'
export * from './companion-stage/index.ts'
export * from './companion-stats/index.ts'
export * from './comparison-table/index.ts'
export * from './consent/index.ts'
export * from './contact-rows/index.ts'
export * from './day-plan/index.ts'
export * from './debug-overlay/index.ts'
export * from './definition-rows/index.ts'
export * from './dialog/index.ts'
export * from './disclosure/index.ts'
export * from './drawer/index.ts'
export * from './dropdown-menu/index.ts'
export * from './dropdown-nav/index.ts'
export * from './emotion-card/index.ts'
export * from './error-screen/index.ts'
export * from './fact-line/index.ts'
export * from './fact-rows/index.ts'
export * from './faq-list/index.ts'
export {
  Field,
  type FieldProps,
  Label,
  type LabelProps,
  Messages,
  type MessagesProps,
  type Said,
  type Wiring,
} from './field/index.ts'
export { Figure, type FigureProps } from './figure/index.ts'
export * from './file-drop/index.ts'
export * from './fit/index.ts'
export * from './floating-companion/index.ts'
export { FloatingStill, type FloatingStillProps } from './floating-still/index.ts'
export * from './footer/index.ts'
export * from './form/index.ts'
export * from './genetics-card/index.ts'
export {
  Heading,
  HEADING_SIZES,
  type HeadingProps,
  type HeadingSize,
  type Level,
  LEVELS,
} from './heading/index.ts'
export * from './heat-table/index.ts'
export * from './icon/index.ts'
export * from './input/index.ts'
export * from './inventory/index.ts'
export * from './journeys/index.ts'
export * from './kbd/index.ts'
export * from './language-switcher/index.ts'
export * from './late-icon/index.ts'
export * from './lead/index.ts'
export * from './letter-index/index.ts'
export * from './link/index.ts'
export * from './link-columns/index.ts'
export * from './loading-line/index.ts'
export * from './loading-screen/index.ts'
export * from './mascot-button/index.ts'
export * from './meter/index.ts'
export {
  DRAG_CLOSE,
  dragToClose,
  MobileMenu,
  type MobileMenuProps,
  type MobileMenuSection,
  type MobileMenuTile,
} from './mobile-menu/index.ts'
export * from './mood-history/index.ts'
export * from './moon/index.ts'
export {
  HOVER_DELAYS,
  NAV_BAR_HEIGHT,
  NavBar,
  type NavBarProps,
  openOnHover,
  PlainNav,
  type PlainNavProps,
} from './nav-bar/index.ts'
export * from './nav-link/index.ts'
export * from './neighbours/index.ts'
export * from './notification-prompt/index.ts'
export * from './opening/index.ts'
export * from './page-tabs/index.ts'
export * from './pagination/index.ts'
export * from './parts-bar/index.ts'
export * from './pebble/index.ts'
export * from './personality-radar/index.ts'
export * from './phase-plan/index.ts'
export { PlaceMap, type PlaceMapProps } from './place-map/index.ts'
export * from './presets/index.ts'
export * from './price-list/index.ts'
export * from './price-scale/index.ts'
export * from './progress/index.ts'
export * from './prose/index.ts'
export * from './qr-code/index.ts'
export * from './quote/index.ts'
export * from './quote-sheet/index.ts'
export * from './radio-group/index.ts'
export * from './range-rows/index.ts'
export * from './ranking/index.ts'
export * from './rating-dots/index.ts'
export * from './related/index.ts'
export * from './row-list/index.ts'
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
export * from './sectors/index.ts'
export * from './select/index.ts'
export * from './skip-link/index.ts'
export * from './slider/index.ts'
export * from './sortable-table/index.ts'
export {
  openSheet,
  type Sheet,
  SHEET_NAMES,
  type SheetName,
  type SheetNames,
  SHEETS,
  SPRITE_FAILED,
  SPRITE_NOT_LOADED,
  SpriteIcon,
  type SpriteIconProps,
  SpritePicture,
  type SpritePictureProps,
  type SpriteSheet,
  TECH_ICONS,
  type TechIcon,
  TECHNOLOGIES,
  type Technology,
} from './sprite-icon/index.ts'
export * from './sprite-picker/index.ts'
export * from './stack/index.ts'
export * from './stage-rows/index.ts'
export * from './stat-bar/index.ts'
export * from './stats-tooltip/index.ts'
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
export * from './tag/index.ts'
export * from './technology-list/index.ts'
export * from './testimonial/index.ts'
export {
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
export * from './thread/index.ts'
export * from './timeline/index.ts'
export * from './toast/index.ts'
export * from './tooltip/index.ts'
export * from './tour-bar/index.ts'
export * from './universe-switcher/index.ts'
export * from './value-map/index.ts'
export * from './wordmark/index.ts'
export * from './workflow-graph/index.ts'

export { fixed, font, vars } from './theme/contract.css.ts'
export { BREAKPOINTS, media } from './theme/media.ts'
export type { ThemeProperty } from './theme/properties.ts'
export { color, THEMES, type Theme } from './theme/tokens.ts'
export { universe, UNIVERSES, type Universe } from './theme/universe.css.ts'
