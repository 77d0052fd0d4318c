import { useState, type ComponentType, type ReactElement } from 'react'
import { useTools } from './context.ts'

/** Dialogs that few ask for: each is fetched when somebody does. */
const LATE = {
  upgrades: async () => (await import('./upgrades.tsx')).Upgrades,
  versions: async () => (await import('./versions.tsx')).Versions,
}

export type LateDialog = keyof typeof LATE

interface Late {
  /** The one that is open. */
  readonly dialog: ReactElement | undefined
  /** Opens it once it is there; where it does not come, that is said. */
  readonly open: (which: LateDialog) => Promise<void>
}

export const useLate = (): Late => {
  const { studio, words } = useTools()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  return {
    dialog: Dialog && <Dialog onClose={() => setDialog(undefined)} />,
    open: async (which) => {
      try {
        const loaded = await LATE[which]()
        setDialog(() => loaded)
      } catch {
        studio.say(words.told.noPart, 'missing')
      }
    },
  }
}
