export { Root } from '../dialog/root.tsx'
export { Title } from '../dialog/title.tsx'
export { Close, Cross, Trigger } from '../dialog/trigger.tsx'
export { Panel } from './panel.tsx'
