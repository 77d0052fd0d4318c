export { Glyph, type GlyphProps, Icon, ICON_SIZES, type IconProps, type IconSize } from './icon.tsx'
export { ICON_NAMES, ICONS, type IconName } from './paths.ts'
export { type Status, statusIcon, STATUSES } from './status.ts'
