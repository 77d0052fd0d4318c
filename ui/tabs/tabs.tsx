import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import '../scroll-region/index.ts'
import { moveFocus } from './roving-focus.ts'
import { quiet, tab as tabClass } from './tab.css.ts'
import * as css from './tabs.css.ts'

/** Whether an arrow key opens the tab it reaches, or leaves that to Enter. */
export const TAB_ACTIVATIONS = ['automatic', 'manual'] as const
/** What underlines the open tab; `quiet` where the page has a thread elsewhere. */
export const TAB_MARKERS = ['thread', 'quiet'] as const

export interface Tab {
  id: string
  label: string
  content: ReactNode
  icon?: IconName | undefined
}

export interface TabsProps {
  /** What one chooses between. */
  label: string
  tabs: readonly Tab[]
  /** Id of the open tab, for a page that keeps it itself. */
  selected?: string | undefined
  /** Id of the tab that is open at first; without it, the first one. */
  initial?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** `manual` where opening a tab costs something. */
  activation?: (typeof TAB_ACTIVATIONS)[number]
  marker?: (typeof TAB_MARKERS)[number]
}

/** Several views of one thing, one at a time. */
export function Tabs(props: TabsProps): ReactElement {
  const { label, tabs, initial, onSelect, activation = 'automatic', marker = 'thread' } = props
  const [own, setOwn] = useState(initial ?? tabs[0]?.id)
  const selected = props.selected ?? own
  const base = useId()
  const select = (id: string) => {
    if (id === selected) return
    setOwn(id)
    onSelect?.(id)
  }
  const keys = { onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveFocus(event, 'tab') }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        data-scroll=""
        className={marker === 'quiet' ? `${css.list} ${quiet}` : css.list}
        {...keys}
      >
        {tabs.map(({ id, icon, ...tab }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={tabClass}
            aria-selected={id === selected}
            aria-controls={`${base}${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            onFocus={activation === 'automatic' ? () => select(id) : undefined}
          >
            {icon && <Icon name={icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}${tab.id}`}
          role="tabpanel"
          className={css.panel}
          aria-label={tab.label}
          hidden={tab.id !== selected}
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
