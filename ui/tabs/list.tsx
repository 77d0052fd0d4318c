import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { draw, join, merge, useRefs, type Attributes, type Render } from '../render/index.ts'
import '../scroll-region/scroll.css.ts'
import { useTabs } from './root.tsx'
import { moveFocus, rovingItems } from './roving-focus.ts'
import { quiet, tab } from './tab.css.ts'
import * as css from './tabs.css.ts'

/** What underlines the open tab; `quiet` where the page has a thread elsewhere. */
export const TAB_MARKERS = ['thread', 'quiet'] as const

export interface TabsListProps extends Attributes<'div'> {
  /** What one chooses between. */
  label: string
  marker?: (typeof TAB_MARKERS)[number]
}

/** The row of tabs: one stop of the Tab key, whatever is open. */
export function List(props: TabsListProps): ReactElement {
  const { label, marker = 'thread', className, ref, ...rest } = props
  const { setStop, select, automatic } = useTabs()
  const row = useRef<HTMLDivElement>(null)
  const both = useRefs(row, ref)
  useEffect(() => {
    const tabs = row.current ? rovingItems(row.current, TAB) : []
    const isOpen = tabs.some((one) => one.matches('[aria-selected=true]'))
    setStop(isOpen ? undefined : tabs[0]?.dataset['value'])
  })
  const own = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const reached = moveFocus(event, rovingItems(event.currentTarget, TAB), 'across')
      if (automatic && reached) select(reached.dataset['value']!)
    },
  }
  return (
    <div
      ref={both}
      role="tablist"
      aria-label={label}
      data-scroll=""
      className={join(css.list, marker === 'quiet' && quiet, className)}
      {...merge(own, rest)}
    />
  )
}

export interface TabProps extends Attributes<'button', 'value'> {
  value: string
  /** Another element in its place. */
  render?: Render | undefined
}

/** The name of a panel, which it opens. */
export function Tab({ value, render, className, ...rest }: TabProps): ReactElement {
  const { value: open, stop, select, idOf } = useTabs()
  const selected = value === open
  const own = {
    type: render ? undefined : 'button',
    role: 'tab',
    className: join(tab, className),
    'aria-selected': selected,
    'aria-controls': idOf(value),
    tabIndex: selected || value === stop ? 0 : -1,
    'data-value': value,
    'data-selected': selected ? '' : undefined,
    onClick: () => select(value),
  }
  return draw(render, 'button', merge(own, rest))
}

const TAB = '[role=tab]'
