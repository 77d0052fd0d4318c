export { careOf, isBusy, type Actions, type CareAction, type Lack } from './care.ts'
export {
  CarePanel,
  glyphOf,
  type CareHelp,
  type CarePanelProps,
  type CareRefusal,
  type CareWay,
  type CareWords,
} from './care-panel.tsx'
export { remedyFor, type Remedy } from './remedy.ts'
