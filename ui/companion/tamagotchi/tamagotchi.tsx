import { createContext, use, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import type { EngineEvent, ReadingId, Snapshot, Store } from '../../../engine/index.ts'

/** A life as it stands, and what its last command brought about. */
export interface LifeMoment<R extends ReadingId = ReadingId> {
  readonly snapshot: Snapshot<R>
  readonly events: readonly EngineEvent<R>[]
}

/** The life as it stands, and again whenever it changes. */
export const useCompanion = <R extends ReadingId>(store: Store<R>): LifeMoment<R> => {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return { snapshot, events: store.getEvents() }
}

/** A life as it stands, and what one can do with it. */
export interface Tamagotchi<R extends ReadingId = ReadingId>
  extends LifeMoment<R>, Pick<Store<R>, 'engine' | 'dispatch'> {}

export interface TamagotchiProviderProps<R extends ReadingId> {
  store: Store<R>
  children: ReactNode
}

const Given = createContext<Store | undefined>(undefined)

/** Hands one life down to all that show it. */
export function TamagotchiProvider<R extends ReadingId>(
  props: TamagotchiProviderProps<R>,
): ReactElement {
  // Commands differ by reading, so the types do; who asks names the reading it expects.
  const store = props.store as unknown as Store
  return <Given value={store}>{props.children}</Given>
}

/**
 * The life of the provider above, and again whenever it changes.
 * @throws outside a provider [8.0.9], and where the life is of another reading
 */
export const useTamagotchi = <R extends ReadingId>(reading: R): Tamagotchi<R> => {
  const store = use(Given) as unknown as Store<R> | undefined
  if (!store) throw new Error('useTamagotchi must be used within a TamagotchiProvider')
  const { engine, dispatch } = store
  if (engine.reading !== reading)
    throw new Error(`useTamagotchi('${reading}') found a life of reading ${engine.reading}`)
  return { ...useCompanion(store), engine, dispatch }
}
