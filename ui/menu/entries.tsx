import { Fragment, type ReactElement } from 'react'
import { CheckItem, type MenuCheckItemProps } from './check.tsx'
import { Item, type MenuItemProps } from './item.tsx'
import { List } from './list.tsx'
import { RadioGroup, RadioItem, type MenuRadioGroupProps } from './radio.tsx'
import { Root } from './root.tsx'
import { Separator } from './separator.tsx'
import { SubTrigger } from './trigger.tsx'

type Words = Pick<MenuItemProps, 'description' | 'icon' | 'disabled'> & { label: string }

interface Placed {
  key: string
  /** Below a line: the first of another kind. */
  separated?: boolean | undefined
}

export interface MenuAction
  extends Placed, Words, Pick<MenuItemProps, 'href' | 'onSelect' | 'danger' | 'render'> {}

export interface MenuCheck
  extends Placed, Words, Pick<MenuCheckItemProps, 'checked' | 'onCheckedChange'> {}

/** Several entries of which one is chosen; `label` says what for. */
export interface MenuChoice
  extends Placed, Pick<MenuRadioGroupProps, 'label' | 'value' | 'defaultValue' | 'onValueChange'> {
  options: readonly (Words & { value: string })[]
}

export interface MenuBranch extends Placed, Words {
  /** What its own menu holds. */
  items: readonly MenuEntry[]
}

export type MenuEntry = MenuAction | MenuCheck | MenuChoice | MenuBranch

/** Entries of a menu from their description. */
export function Entries({ items }: { items: readonly MenuEntry[] }): ReactElement[] {
  return items.map(({ key, separated, ...entry }) => (
    <Fragment key={key}>
      {separated && <Separator />}
      <Entry {...entry} />
    </Fragment>
  ))
}

function Entry(
  entry:
    | Omit<MenuAction, 'key'>
    | Omit<MenuCheck, 'key'>
    | Omit<MenuChoice, 'key'>
    | Omit<MenuBranch, 'key'>,
): ReactElement {
  if ('checked' in entry) return <CheckItem {...entry} />
  if ('options' in entry) {
    const { options, ...group } = entry
    return (
      <RadioGroup {...group}>
        {options.map((option) => (
          <RadioItem key={option.value} {...option} />
        ))}
      </RadioGroup>
    )
  }
  if ('items' in entry) {
    const { items, ...words } = entry
    return (
      <Root>
        <SubTrigger {...words} />
        <List label={entry.label}>
          <Entries items={items} />
        </List>
      </Root>
    )
  }
  return <Item {...entry} />
}
