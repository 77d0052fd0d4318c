import { createContext, useContext, useId, useMemo, type ReactElement, type ReactNode } from 'react'
import { useOpen, type Openable, type OpenState } from '../openable/index.ts'

export interface DialogRootProps extends Openable {
  children: ReactNode
}

interface DialogState extends OpenState {
  /** Of the panel; that of its title begins so. */
  id: string
}

const DialogContext = createContext<DialogState | undefined>(undefined)

/** What holds the parts of a dialog or of a drawer together. It draws nothing. */
export function Root({ children, ...openable }: DialogRootProps): ReactElement {
  const { open, asked, ask } = useOpen(openable)
  const id = useId()
  const state = useMemo(() => ({ open, asked, ask, id }), [open, asked, ask, id])
  return <DialogContext value={state}>{children}</DialogContext>
}

export const useDialog = (): DialogState => {
  const state = useContext(DialogContext)
  if (!state) throw new Error('a part of a dialog stands outside of its Root')
  return state
}

export const titleOf = (id: string): string => `${id}title`
