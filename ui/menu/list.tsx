import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ToggleEvent } from 'react'
import { drop } from '../panel/index.ts'
import { useLayer } from '../openable/index.ts'
import { placed, type PopoverPanelProps } from '../popover/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import { isRightToLeft, isShortcut, moveFocus, rovingItems } from '../tabs/roving-focus.ts'
import * as css from './menu.css.ts'
import { useMenu } from './root.tsx'
import { TYPEAHEAD_MS, typedPlace } from './typeahead.ts'

export interface MenuListProps
  extends Attributes<'div'>, Pick<PopoverPanelProps, 'label' | 'side' | 'align'> {}

/** The menu itself: one stop of the Tab key, whose entries arrows and letters lead to. */
export function List(props: MenuListProps): ReactElement {
  const state = useMenu()
  const {
    label,
    side = state.nested ? 'end' : 'bottom',
    align = 'start',
    className,
    ...other
  } = props
  const { ref, ...rest } = other
  const layer = useLayer<HTMLDivElement>(state, state.trigger)
  const both = useRefs(layer.ref, ref)
  const keys = useMenuKeys()
  const own = {
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      layer.onToggle(event)
      const { target, currentTarget, newState } = event
      if (target !== currentTarget) return
      if (newState === 'open') entriesOf(currentTarget).at(state.entered())?.focus()
    },
    onKeyDown: keys,
  }
  return (
    <div
      ref={both}
      id={state.id}
      popover="auto"
      role="menu"
      aria-label={label}
      className={join(drop, css.menu, placed[`${side} ${align}`], className)}
      data-open={state.open ? '' : undefined}
      {...merge(own, rest)}
    />
  )
}

const useMenuKeys = () => {
  const { open, nested, leave } = useMenu()
  const typed = useRef('')
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(forgetting.current), [])
  // What is typed next begins a word, however soon it opens again.
  useEffect(() => {
    if (!open) typed.current = ''
  }, [open])
  const type = (letter: string, items: readonly HTMLElement[]) => {
    clearTimeout(forgetting.current)
    forgetting.current = setTimeout(() => {
      typed.current = ''
    }, TYPEAHEAD_MS)
    typed.current += letter
    const from = items.indexOf(document.activeElement as HTMLElement)
    items[typedPlace(items.map(nameOf), from, typed.current)]?.focus()
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    // What is struck in a menu inside this one is none of its own.
    if ((target as Element).closest(MENU) !== currentTarget) return
    const outwards = isRightToLeft(currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    // A menu is one stop: the next one is after the button of the outermost.
    if (key === 'Tab') leave('choice')
    else if (nested && key === outwards) {
      event.preventDefault()
      leave('trigger')
    } else if (key.length === 1 && key !== ' ' && !isShortcut(event))
      type(key, entriesOf(currentTarget))
    else moveFocus(event, entriesOf(currentTarget), 'down')
  }
}

/** Of this menu, and of none inside it. */
const entriesOf = (menu: Element) =>
  rovingItems(menu, '[role^=menuitem]').filter((item) => item.closest(MENU) === menu)

/** The name alone, without the description below it. */
const nameOf = (item: HTMLElement) => item.querySelector('b')?.textContent ?? ''

const MENU = '[role=menu]'
