import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { useOpen, type Openable, type OpenState } from '../openable/index.ts'
import type { ComboboxOption } from './option.ts'
import { useCombobox, type ComboboxLine, type ComboboxState } from './use-combobox.ts'

export interface ComboboxRootProps extends ComboboxState, Openable {
  children: ReactNode
}

interface Shared extends ComboboxLine {
  state: OpenState
  options: readonly ComboboxOption[]
  /** Of the list. */
  id: string
  /** What is written on. */
  field: RefObject<HTMLInputElement | null>
}

const ComboboxContext = createContext<Shared | undefined>(undefined)

/** What holds a line and its list together: it knows the options, the value and the keys. It draws nothing. */
export function Root(props: ComboboxRootProps): ReactElement {
  const { open, defaultOpen, onOpenChange, children, ...rest } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const state = useOpen({ open, defaultOpen, onOpenChange })
  const line = useCombobox(rest, state)
  const latest = useRef(line.choose)
  useEffect(() => {
    latest.current = line.choose
  })
  const choose = useCallback((option: ComboboxOption) => latest.current(option), [])
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all of it is new with each letter
    <ComboboxContext value={{ ...line, choose, state, options: rest.options, id, field }}>
      {children}
    </ComboboxContext>
  )
}

export const useParts = (): Shared => {
  const shared = useContext(ComboboxContext)
  if (!shared) throw new Error('a part of a combobox stands outside of its Root')
  return shared
}

/** Of an option. A space in a value would make two ids of it. */
export const idOf = (list: string, value: string): string => list + encodeURIComponent(value)
