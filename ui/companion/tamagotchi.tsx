import { createContext, use, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import type { ReadingId } from '../../engine/index.ts'
import type { CompanionStore, LifeMoment } from './store.ts'

/** The life as it stands, and again whenever it changes. */
export const useCompanion = <R extends ReadingId>(store: CompanionStore<R>): LifeMoment<R> =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

/** A life as it stands, and what one can do with it. */
export interface Tamagotchi<R extends ReadingId = ReadingId>
  extends LifeMoment<R>, Pick<CompanionStore<R>, 'engine' | 'send'> {}

export interface TamagotchiProviderProps<R extends ReadingId> {
  store: CompanionStore<R>
  children: ReactNode
}

const Store = createContext<CompanionStore | undefined>(undefined)

/** Hands one life down to all that show it. */
export function TamagotchiProvider<R extends ReadingId>(
  props: TamagotchiProviderProps<R>,
): ReactElement {
  // Commands differ by reading, so the types do; who asks names the reading it expects.
  const store = props.store as unknown as CompanionStore
  return <Store value={store}>{props.children}</Store>
}

/**
 * The life of the provider above, and again whenever it changes.
 * @throws outside a provider [8.0.9], and where the life is of another reading
 */
export const useTamagotchi = <R extends ReadingId>(reading: R): Tamagotchi<R> => {
  const store = use(Store) as unknown as CompanionStore<R> | undefined
  if (!store) throw new Error('useTamagotchi must be used within a TamagotchiProvider')
  const { engine, send } = store
  if (engine.reading !== reading)
    throw new Error(`useTamagotchi('${reading}') found a life of reading ${engine.reading}`)
  return { ...useCompanion(store), engine, send }
}
