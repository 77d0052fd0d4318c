import { createContext, useContext, useMemo, type ReactElement } from 'react'
import { useControlled, type Attributes } from '../render/index.ts'
import { Turned, type TurnedProps } from './check.tsx'

export interface MenuRadioGroupProps extends Attributes<'div', 'defaultValue'> {
  /** What one chooses. */
  label: string
  value?: string | undefined
  /** What it is at first. */
  defaultValue?: string | undefined
  /** Somebody chose another one. */
  onValueChange?: ((value: string) => void) | undefined
}

interface Choice {
  value: string | undefined
  choose: (value: string) => void
}

const ChoiceContext = createContext<Choice>({ value: undefined, choose: () => undefined })

/** Entries of which one is chosen. */
export function RadioGroup(props: MenuRadioGroupProps): ReactElement {
  const { label, value: given, defaultValue, onValueChange, ...rest } = props
  const [value, change] = useControlled(given, defaultValue)
  const state = useMemo(
    () => ({
      value,
      choose: (next: string) => {
        change(next)
        onValueChange?.(next)
      },
    }),
    [value, change, onValueChange],
  )
  return (
    <ChoiceContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a menu holds no fieldset */}
      <div role="group" aria-label={label} {...rest} />
    </ChoiceContext>
  )
}

export interface MenuRadioItemProps extends TurnedProps {
  value: string
}

/** One of them; choosing it leaves the menu open. */
export function RadioItem({ value: own, ...rest }: MenuRadioItemProps): ReactElement {
  const { value, choose } = useContext(ChoiceContext)
  return <Turned kind="radio" checked={own === value} onTurn={() => choose(own)} {...rest} />
}
