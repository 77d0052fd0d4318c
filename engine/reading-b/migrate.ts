import { isObject } from '../json.ts'
import { record } from '../record.ts'

type State = Readonly<Record<string, unknown>>

/** Before version 1, achievements were a list of ids: sets were written that way. */
export const migrateB = (state: State): State => {
  const { progress } = state
  if (!isObject(progress) || !Array.isArray(progress['achievements'])) return state
  const achievements = record(progress['achievements'].map(String), () => true)
  return { ...state, progress: { ...progress, achievements } }
}
