export { Input } from './input.tsx'
export { List, Option } from './list.tsx'
export { Popup, Status } from './popup.tsx'
export { Root } from './root.tsx'
