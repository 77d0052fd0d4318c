import { COMPANION_KEY } from '../storage-keys.ts'
import { read, write } from '../storage.ts'

/** [3.2.41] Whether she is shown. Apart from her life, which a page that hides her does not load. */
export interface Visibility {
  readonly isVisible: boolean
  /** [3.2.43] Whether she is wanted and on her way. */
  readonly isLoading: boolean
  /** When the visitor last had to do with her, in ms. */
  readonly lastInteraction: number | null
  /** Whether she was called on this page, by a key or a button, and not merely never hidden. */
  readonly isCalled: boolean
}

/** What a document says before anybody asked: shown until hidden. */
export const SHOWN: Visibility = {
  isVisible: true,
  isLoading: false,
  lastInteraction: null,
  isCalled: false,
}

export interface VisibilityStore {
  readonly get: () => Visibility
  readonly subscribe: (listener: () => void) => () => void
  /** [4.2.77] Kept, so that the next page knows. */
  readonly toggle: () => void
  readonly loading: (isLoading: boolean) => void
  readonly interacted: () => void
}

export const createVisibility = (): VisibilityStore => {
  const listeners = new Set<() => void>()
  let now: Visibility = { ...SHOWN, isVisible: kept() }
  const become = (change: Partial<Visibility>) => {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }
  const show = (isVisible: boolean, isCalled: boolean) => {
    // The same attribute that the boot set for the first paint: her picture's styles read it.
    document.documentElement.dataset['js'] = String(isVisible)
    if (!isVisible) removeEventListener('storage', elsewhere)
    become({ isVisible, isCalled })
  }
  const elsewhere = ({ key }: StorageEvent) => {
    if ((key === COMPANION_KEY || key === null) && kept() !== now.isVisible) show(kept(), false)
  }
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle() {
      write('localStorage', COMPANION_KEY, String(!now.isVisible))
      show(!now.isVisible, !now.isVisible)
      become({ lastInteraction: Date.now() })
    },
    loading(isLoading) {
      if (now.isLoading === isLoading) return
      // Another tab may hide her while she is here; hidden, she listens to nothing.
      if (isLoading) removeEventListener('storage', elsewhere)
      else if (now.isVisible) addEventListener('storage', elsewhere)
      become({ isLoading })
    },
    interacted: () => become({ lastInteraction: Date.now() }),
  }
}

const kept = (): boolean => read('localStorage', COMPANION_KEY) !== 'false'
