export { Callout, CALLOUTS, type CalloutKind, type CalloutProps } from './callout.tsx'
