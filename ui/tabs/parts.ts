export { List, Tab } from './list.tsx'
export { Panel } from './panel.tsx'
export { Root } from './root.tsx'
