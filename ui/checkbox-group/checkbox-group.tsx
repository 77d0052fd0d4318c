import { useId, type ReactElement, type ReactNode } from 'react'
import { hidden, Label, Messages, wire, type Said } from '../field/index.ts'
import { OptionText } from '../radio-group/option-text.tsx'
import * as css from '../radio-group/radio-group.css.ts'
import type { RadioOption } from '../radio-group/index.ts'
import { join, merge, useControlled, type Attributes } from '../render/index.ts'

/** As those of a choice of one: `pills` for short words, `cards` for what one reads first. */
export const CHECKBOX_VARIANTS = ['pills', 'cards'] as const
export type CheckboxVariant = (typeof CHECKBOX_VARIANTS)[number]

type Named = 'children' | 'defaultValue'

export interface CheckboxGroupProps extends Said, Attributes<'fieldset', Named> {
  /** Of the first choice: links to errors lead there. */
  id?: string | undefined
  name: string
  legend: ReactNode
  hideLegend?: boolean
  mark?: string | undefined
  variant?: CheckboxVariant
  options: readonly RadioOption[]
  /** With `onValueChange`, what is ticked belongs to the parent. */
  value?: readonly string[] | undefined
  /** What it is at first. */
  defaultValue?: readonly string[] | undefined
  /** All that are ticked then, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Ticked as many, the others wait. */
  most?: number | undefined
}

/** Some of a few, all in sight. Its root is the `fieldset`. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const { id: given, name, legend, hideLegend, mark, variant = 'cards', ...other } = props
  const { options, most = options.length, value, defaultValue = [], onValueChange, ...more } = other
  const { help, error, className, ...rest } = more
  const made = useId()
  const id = given ?? made
  const [ticked, tick] = useControlled(value, defaultValue)
  const { id: _first, 'aria-invalid': _, ...said } = wire(id, { help, error })
  const turn = (turned: string, on: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((own) => (own === turned ? on : ticked.includes(own)))
    tick(next)
    onValueChange?.(next)
  }
  return (
    <fieldset className={join(css.group, className)} {...merge(said, rest)}>
      <legend className={hideLegend ? hidden : css.legend}>
        <Label mark={mark}>{legend}</Label>
      </legend>
      <div className={css.options[variant]}>
        {options.map((option, index) => {
          const checked = ticked.includes(option.value)
          return (
            <label key={option.value} className={css.option[variant]}>
              <input
                type="checkbox"
                className={css.input[variant]}
                id={index === 0 ? id : `${id}-${index + 1}`}
                {...{ name, checked, value: option.value }}
                disabled={option.disabled || (!checked && ticked.length >= most)}
                onChange={({ currentTarget }) => turn(option.value, currentTarget.checked)}
              />
              <OptionText
                label={option.label}
                help={option.help}
                place={variant === 'cards' ? index + 1 : undefined}
              />
            </label>
          )
        })}
      </div>
      <Messages id={id} help={help} error={error} />
    </fieldset>
  )
}
