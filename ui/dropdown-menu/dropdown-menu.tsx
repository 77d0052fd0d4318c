import { useId, type ReactElement } from 'react'
import { Button, IconButton, type ButtonProps } from '../button/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { drop, opener } from '../panel/index.ts'
import { MenuItem, type MenuEntry } from './menu-item.tsx'
import * as css from './dropdown-menu.css.ts'
import { useMenu } from './use-menu.ts'

export interface DropdownMenuProps {
  /** Words of the button, or its name where it is an icon. */
  label: string
  /** A round button around this icon instead of words. */
  icon?: IconName | undefined
  items: readonly MenuEntry[]
  variant?: ButtonProps['variant']
}

/** A button that opens a list of actions. */
export function DropdownMenu({ label, icon, items, variant }: DropdownMenuProps): ReactElement {
  const id = useId()
  const { button, list, close } = useMenu()
  const opens = { ...button, popoverTarget: id, 'aria-haspopup': 'menu' } as const
  return (
    <div>
      {icon ? (
        <IconButton {...opens} label={label}>
          <Icon name={icon} />
        </IconButton>
      ) : (
        <Button {...opens} size="s" variant={variant} className={opener}>
          {label}
          <Icon name="down" size={16} />
        </Button>
      )}
      <ul {...list} id={id} popover="auto" role="menu" aria-label={label} className={drop}>
        {items.map(({ key, separated, ...entry }) => (
          <li key={key} role="none" className={separated ? css.apart : undefined}>
            <MenuItem {...entry} onChosen={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}
