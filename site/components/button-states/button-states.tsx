import type { ReactElement } from 'react'
import { Button, BUTTON_VARIANTS } from '#ui/button'
import { button } from '../../../ui/button/button.css.ts'
import { Table } from '#ui/table'
import * as css from './button-states.css.ts'

export const BUTTON_STATES = ['rest', 'hover', 'press', 'focus', 'off', 'busy'] as const
export type ButtonState = (typeof BUTTON_STATES)[number]
type Variant = (typeof BUTTON_VARIANTS)[number]

export interface ButtonStatesProps {
  /** Names the table. */
  name: string
  /** Above the column of variants. */
  variant: string
  variants: Readonly<Record<Variant, string>>
  states: Readonly<Record<ButtonState, string>>
  /** What is written on the buttons. */
  label: string
}

/** Every variant in every state, those of a moment held still. */
export function ButtonStates(props: ButtonStatesProps): ReactElement {
  const { name, variant, variants, states, label } = props
  return (
    <div className={css.states}>
      <Table
        name={name}
        head={[variant, ...BUTTON_STATES.map((state) => states[state])]}
        rows={BUTTON_VARIANTS.map((one) => ({
          header: variants[one],
          cells: BUTTON_STATES.map((state) => cell(one, state, label)),
        }))}
      />
    </div>
  )
}

const cell = (variant: Variant, state: ButtonState, label: string): ReactElement => {
  if (state === 'rest' || state === 'off' || state === 'busy')
    return (
      <span key={state} className={css.place}>
        <Button variant={variant} size="s" disabled={state === 'off'} busy={state === 'busy'}>
          {label}
        </Button>
      </span>
    )
  const moment = {
    hover: css.hovered[variant],
    press: `${css.hovered[variant]} ${css.pressed}`,
    focus: css.focused,
  }[state]
  return (
    <span key={state} className={`${button({ variant, size: 's' })} ${css.frozen} ${moment}`}>
      {label}
    </span>
  )
}
