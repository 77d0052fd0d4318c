import type { ReactElement } from 'react'
import { Item, type MenuItemProps } from './item.tsx'

/** What an entry that is on or off takes: it leads nowhere. */
export type TurnedProps = Omit<MenuItemProps, 'href' | 'role' | 'onSelect' | 'render'>

interface InnerProps extends TurnedProps {
  /** What it is for: one of several, or by itself. */
  kind: 'checkbox' | 'radio'
  checked: boolean
  onTurn: () => void
}

/** An entry that is on or off; turning it leaves the menu open. */
export function Turned({ kind, checked, onTurn, ...rest }: InnerProps): ReactElement {
  return (
    <Item
      role={`menuitem${kind}`}
      aria-checked={checked}
      data-checked={checked ? '' : undefined}
      stays
      end={checked ? 'check' : undefined}
      onSelect={onTurn}
      {...rest}
    />
  )
}

export interface MenuCheckItemProps extends TurnedProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Something that is on or off by itself. */
export function CheckItem({ onCheckedChange, ...rest }: MenuCheckItemProps): ReactElement {
  return <Turned kind="checkbox" onTurn={() => onCheckedChange(!rest.checked)} {...rest} />
}
