import { createContext, useContext, useId, useMemo, useState, type ReactElement } from 'react'
import { useControlled, type Attributes } from '../render/index.ts'

/** Whether an arrow key opens the tab it reaches, or leaves that to Enter. */
export const TAB_ACTIVATIONS = ['automatic', 'manual'] as const

export interface TabsRootProps extends Attributes<'div', 'defaultValue'> {
  /** The open tab. With `onValueChange`, it belongs to the parent. */
  value?: string | undefined
  /** What it is at first. */
  defaultValue?: string | undefined
  /** Somebody chose another one. */
  onValueChange?: ((value: string) => void) | undefined
  /** `manual` where opening a tab costs something. */
  activation?: (typeof TAB_ACTIVATIONS)[number]
}

interface TabsState {
  value: string | undefined
  /** Stop of the Tab key where no tab is open. */
  stop: string | undefined
  setStop: (value: string | undefined) => void
  select: (value: string) => void
  automatic: boolean
  idOf: (value: string) => string
}

const TabsContext = createContext<TabsState | undefined>(undefined)

/** What holds tabs and their panels together, and surrounds them. */
export function Root(props: TabsRootProps): ReactElement {
  const { value: given, defaultValue, onValueChange, activation = 'automatic', ...rest } = props
  const [value, change] = useControlled(given, defaultValue)
  const [stop, setStop] = useState<string>()
  const base = useId()
  const state = useMemo(
    () => ({
      value,
      stop,
      setStop,
      select: (next: string) => {
        if (next === value) return
        change(next)
        onValueChange?.(next)
      },
      automatic: activation === 'automatic',
      // A space would make two ids of it.
      idOf: (own: string) => base + encodeURIComponent(own),
    }),
    [value, stop, change, onValueChange, activation, base],
  )
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  )
}

export const useTabs = (): TabsState => {
  const state = useContext(TabsContext)
  if (!state) throw new Error('a part of tabs stands outside of its Root')
  return state
}
