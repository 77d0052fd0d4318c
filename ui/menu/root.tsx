import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { useOpen, type Openable, type OpenReason, type OpenState } from '../openable/index.ts'

export interface MenuRootProps extends Openable {
  children: ReactNode
}

interface MenuState extends OpenState {
  /** Of the list. */
  id: string
  /** The button that opens it, or its entry in the menu around it. */
  trigger: RefObject<HTMLButtonElement | null>
  /** Opens it with the focus on the entry of this place. */
  enter: (at: number) => void
  /** @returns that place, once; else the first */
  entered: () => number
  /** It opens from an entry of another menu. */
  nested: boolean
  /** Hears how to close a menu that opened inside it. @returns what it calls once that is closed */
  attach: (close: (reason: OpenReason) => void) => () => void
  /** Closes the menu that is open inside it. */
  closeBranch: (reason: OpenReason) => void
  /** Closes it, with those around it where something was chosen, and goes back to what opened it. */
  leave: (reason: OpenReason) => void
}

const MenuContext = createContext<MenuState | undefined>(undefined)

/** What holds a button and its menu together; inside a menu, an entry and its own. It draws nothing. */
export function Root({ children, ...openable }: MenuRootProps): ReactElement {
  const around = useContext(MenuContext)
  const trigger = useRef<HTMLButtonElement>(null)
  const enterAt = useRef(0)
  const branch = useRef<(reason: OpenReason) => void>(undefined)
  const { open, asked, ask } = useOpen(openable)
  const id = useId()
  const state = useMemo(
    () => ({
      open,
      asked,
      ask,
      id,
      trigger,
      attach: (close: (reason: OpenReason) => void) => {
        branch.current = close
        return () => {
          if (branch.current === close) branch.current = undefined
        }
      },
      closeBranch: (reason: OpenReason) => branch.current?.(reason),
      nested: around !== undefined,
      enter: (at: number) => {
        enterAt.current = at
        ask(true, 'trigger')
      },
      entered: () => {
        const at = enterAt.current
        enterAt.current = 0
        return at
      },
      leave: (reason: OpenReason) => {
        if (!ask(false, reason)) return
        if (around && reason === 'choice') around.leave(reason)
        else trigger.current?.focus()
      },
    }),
    [open, asked, ask, id, around],
  )
  const { leave } = state
  useEffect(() => (open ? around?.attach(leave) : undefined), [around, open, leave])
  return <MenuContext value={state}>{children}</MenuContext>
}

export const useMenu = (): MenuState => {
  const state = useContext(MenuContext)
  if (!state) throw new Error('a part of a menu stands outside of its Root')
  return state
}
