import { useSyncExternalStore } from 'react'
import {
  createVisibility,
  SHOWN,
  type Visibility,
  type VisibilityStore,
} from '../../ports/life/visibility.ts'

let store: VisibilityStore | undefined

/** Whether Opale is shown: one answer for the whole page. Only in the browser. */
export const visibility = (): VisibilityStore => (store ??= createVisibility())

export const useVisibility = (): Visibility => useSyncExternalStore(subscribe, get, () => SHOWN)

const subscribe = (listener: () => void) => visibility().subscribe(listener)
const get = () => visibility().get()
