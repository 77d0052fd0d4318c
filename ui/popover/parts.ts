export { Panel } from './panel.tsx'
export { Root } from './root.tsx'
export { Close, Trigger } from './trigger.tsx'
