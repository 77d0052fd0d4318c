import type { ReactElement } from 'react'
import type { ButtonProps } from '../button/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import type { Openable } from '../openable/index.ts'
import { Entries, type MenuEntry } from './entries.tsx'
import { List, type MenuListProps } from './list.tsx'
import { Root } from './root.tsx'
import { Trigger } from './trigger.tsx'

export interface MenuProps
  extends Openable, Omit<ButtonProps, 'children'>, Pick<MenuListProps, 'side' | 'align'> {
  /** Words of the button, or its name where it is an icon. */
  label: string
  /** A round button around this icon instead of words. */
  icon?: IconName | undefined
  items: readonly MenuEntry[]
}

/**
 * A button that opens a list of actions. All that it is given besides goes to the button; `MenuParts`
 * are for what looks otherwise.
 */
export function Menu(props: MenuProps): ReactElement {
  const { open, defaultOpen, onOpenChange, label, icon, items, ...button } = props
  const { side = 'bottom', align = 'start', size = 's', variant = 'line', ...rest } = button
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      {icon ? (
        <Trigger label={label} {...rest}>
          <Icon name={icon} />
        </Trigger>
      ) : (
        <Trigger {...{ size, variant }} {...rest}>
          {label}
          <Icon name="down" size={16} />
        </Trigger>
      )}
      <List {...{ label, side, align }}>
        <Entries items={items} />
      </List>
    </Root>
  )
}
