export { LateIcon, type LateIconProps } from './late-icon.tsx'
export { LATE_ICON_NAMES, type LateIconName } from './names.ts'
