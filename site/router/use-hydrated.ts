import { useSyncExternalStore } from 'react'

/** Whether what is shown may differ from the document: while it comes to life it may not. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no)

const never = () => () => undefined
const yes = () => true
const no = () => false
