export { LateIcon } from './late-icon.tsx'
export { type LateIconName } from './names.ts'
