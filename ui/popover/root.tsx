import {
  createContext,
  useContext,
  useId,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { useOpen, type Openable, type OpenState } from '../openable/index.ts'

export interface PopoverRootProps extends Openable {
  children: ReactNode
}

interface PopoverState extends OpenState {
  /** Of the panel. */
  id: string
  trigger: RefObject<HTMLButtonElement | null>
}

const PopoverContext = createContext<PopoverState | undefined>(undefined)

/** What holds a button and its panel together. It draws nothing. */
export function Root({ children, ...openable }: PopoverRootProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null)
  const { open, asked, ask } = useOpen(openable)
  const id = useId()
  const state = useMemo(() => ({ open, asked, ask, id, trigger }), [open, asked, ask, id])
  return <PopoverContext value={state}>{children}</PopoverContext>
}

export const usePopover = (): PopoverState => {
  const state = useContext(PopoverContext)
  if (!state) throw new Error('a part of a popover stands outside of its Root')
  return state
}
