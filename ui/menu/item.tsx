import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { draw, join, merge, type Attributes, type Render } from '../render/index.ts'
import * as css from './menu.css.ts'
import { useMenu } from './root.tsx'

export interface MenuItemProps extends Attributes<'button', 'children' | 'onSelect' | 'value'> {
  label: ReactNode
  /** Below its name, smaller. */
  description?: ReactNode
  /** Before its name. */
  icon?: IconName | undefined
  /** Where it leads; an entry without an address does something instead. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** Can be reached, and read, but not chosen. */
  disabled?: boolean | undefined
  /** Takes something away. */
  danger?: boolean | undefined
  /** Another element in its place: a link of the router. */
  render?: Render | undefined
}

interface InnerProps extends MenuItemProps {
  /** At the end of its line. */
  end?: IconName | undefined
  /** Choosing it leaves the menu open. */
  stays?: boolean
}

/** One thing that the menu does, or leads to. */
export function Item(props: InnerProps): ReactElement {
  const {
    label,
    description,
    icon,
    href,
    onSelect,
    disabled = false,
    danger,
    end,
    stays,
    ...other
  } = props
  const { render, className, ...rest } = other
  const { leave, closeBranch } = useMenu()
  const isLink = href !== undefined && !disabled
  const own = {
    ...(isLink ? { href } : render === undefined && { type: 'button' }),
    role: 'menuitem',
    tabIndex: -1,
    className: join(css.item, !icon && css.bare, danger && css.danger, className),
    'aria-disabled': disabled || undefined,
    'data-disabled': disabled ? '' : undefined,
    onClick: (event: MouseEvent) => {
      if (disabled) {
        event.preventDefault()
        return
      }
      if (!stays) leave('choice')
      onSelect?.()
    },
    // Whoever points at another entry has left the menu of the one before.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') closeBranch('hover')
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A button hears this key by itself; of a link only a menu asks it.
      if (event.key !== ' ' || event.currentTarget instanceof HTMLButtonElement) return
      event.preventDefault()
      event.currentTarget.click()
    },
    children: (
      <>
        {icon && <Icon name={icon} />}
        <b>{label}</b>
        {description && <span>{description}</span>}
        {end && <Icon name={end} size={16} />}
      </>
    ),
  }
  return draw(render, isLink ? 'a' : 'button', merge(own, rest))
}
