import { isObject } from '../json.ts'

type State = Readonly<Record<string, unknown>>

/** Before version 1, achievements were a list of ids: sets were written that way. */
export const migrateB = (state: State): State => {
  const { progress } = state
  if (!isObject(progress) || !Array.isArray(progress['achievements'])) return state
  const achievements = Object.fromEntries(progress['achievements'].map((id) => [String(id), true]))
  return { ...state, progress: { ...progress, achievements } }
}
