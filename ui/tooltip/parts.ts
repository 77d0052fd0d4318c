export { Root } from './root.tsx'
export { Tip, Trigger } from './tip.tsx'
