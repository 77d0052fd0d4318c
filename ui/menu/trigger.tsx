import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from 'react'
import { Button, IconButton, type ButtonProps } from '../button/index.ts'
import { expandedOf } from '../openable/index.ts'
import { opener } from '../panel/index.ts'
import { join, merge, useRefs } from '../render/index.ts'
import { isRightToLeft } from '../tabs/roving-focus.ts'
import { Item, type MenuItemProps } from './item.tsx'
import { useMenu } from './root.tsx'

const useOpener = () => {
  const state = useMenu()
  const { open, ask, id, enter } = state
  const enterBy = (event: KeyboardEvent, at: number) => {
    event.preventDefault()
    enter(at)
  }
  const own = {
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': expandedOf(state),
    'data-open': open ? '' : undefined,
  } as const
  return { enterBy, own, open, ask }
}

export interface MenuTriggerProps extends ButtonProps {
  /** Its name, where an icon stands in it: it is round then. */
  label?: string | undefined
}

/** The button that opens the menu; the browser does so before the application has arrived. */
export function Trigger({ label, ref, className, ...rest }: MenuTriggerProps): ReactElement {
  const { trigger } = useMenu()
  const { enterBy, own, open, ask } = useOpener()
  const acts = {
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      ask(!open, 'trigger')
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') enterBy(event, 0)
      if (event.key === 'ArrowUp') enterBy(event, -1)
    },
  }
  const all = { ref: useRefs(trigger, ref), ...merge({ ...own, ...acts }, rest) }
  if (label === undefined) return <Button {...all} className={join(opener, className)} />
  const { variant: _variant, size: _size, busy: _busy, ...round } = all
  return <IconButton {...round} label={label} className={className} />
}

/** The entry that opens the menu of a `Root` inside another menu. */
export function SubTrigger({
  ref,
  ...rest
}: Omit<MenuItemProps, 'onSelect' | 'href'>): ReactElement {
  const { trigger } = useMenu()
  const { enterBy, own, ask } = useOpener()
  const acts = {
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      ask(true, 'trigger')
    },
    onKeyDown: (event: KeyboardEvent) => {
      const inwards = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
      if (event.key === inwards) enterBy(event, 0)
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') ask(true, 'hover')
    },
  }
  return (
    <Item
      ref={useRefs(trigger, ref as never)}
      end="right"
      stays
      {...merge({ ...own, ...acts }, rest)}
    />
  )
}
