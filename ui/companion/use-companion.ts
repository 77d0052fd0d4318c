import type { ReadingId } from '../../engine/index.ts'
import { useSyncExternalStore } from 'react'
import type { CompanionStore, LifeMoment } from './store.ts'

/** The life as it stands, and again whenever it changes. */
export const useCompanion = <R extends ReadingId>(store: CompanionStore<R>): LifeMoment<R> =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
