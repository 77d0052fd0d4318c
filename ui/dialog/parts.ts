export { Panel } from './panel.tsx'
export { Root } from './root.tsx'
export { Title } from './title.tsx'
export { Close, Cross, Trigger } from './trigger.tsx'
