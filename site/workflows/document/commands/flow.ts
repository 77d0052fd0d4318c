import { isSame, isTooDeep } from '../record.ts'
import type { Does } from './outcome.ts'

export const nameFlow: Does<'name-flow'> = (flow, { name }) => {
  const trimmed = name.trim()
  return trimmed === '' || trimmed === flow.name ? undefined : { flow: { ...flow, name: trimmed } }
}

export const revise: Does<'revise'> = (flow, { flow: next }) =>
  isTooDeep(next) || isSame(flow, next) ? undefined : { flow: next }

export const setSettings: Does<'set-settings'> = (flow, { settings }) =>
  isTooDeep(settings) || isSame(flow.settings, settings)
    ? undefined
    : { flow: { ...flow, settings } }
