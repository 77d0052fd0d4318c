import type { ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as css from './dropdown-menu.css.ts'

export interface MenuEntry {
  key: string
  label: string
  description?: string | undefined
  icon?: IconName | undefined
  /** Where it leads; an entry without an address does something instead. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** Can be reached, and read, but not chosen. */
  disabled?: boolean | undefined
  /** Takes something away. */
  danger?: boolean | undefined
  /** Below a line: the first of another kind. */
  separated?: boolean | undefined
}

interface MenuItemProps extends Omit<MenuEntry, 'key' | 'separated'> {
  onChosen: () => void
}

export function MenuItem(props: MenuItemProps): ReactElement {
  const { label, description, icon, href, onSelect, disabled = false, danger, onChosen } = props
  const item = {
    role: 'menuitem',
    tabIndex: -1,
    className: [css.item, !icon && css.bare, danger && css.danger].filter(Boolean).join(' '),
    'aria-disabled': disabled || undefined,
    onClick: () => {
      if (disabled) return
      onChosen()
      onSelect?.()
    },
  }
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <b>{label}</b>
      {description && <span>{description}</span>}
    </>
  )
  return href === undefined || disabled ? (
    <button type="button" {...item}>
      {words}
    </button>
  ) : (
    <a href={href} {...item}>
      {words}
    </a>
  )
}
