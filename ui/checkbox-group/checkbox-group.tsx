import type { ReactElement, ReactNode } from 'react'
import { hidden, Label, Messages, wire, type Said } from '../field/index.ts'
import { OptionText } from '../radio-group/option-text.tsx'
import * as css from '../radio-group/radio-group.css.ts'
import type { RadioOption } from '../radio-group/index.ts'

/** As those of a choice of one: `pills` for short words, `cards` for what one reads first. */
export const CHECKBOX_VARIANTS = ['pills', 'cards'] as const
export type CheckboxVariant = (typeof CHECKBOX_VARIANTS)[number]

export interface CheckboxGroupProps extends Said {
  /** Of the first choice: links to errors lead there. */
  id: string
  name: string
  legend: ReactNode
  hideLegend?: boolean
  mark?: string | undefined
  variant?: CheckboxVariant
  options: readonly RadioOption[]
  values: readonly string[]
  /** All that are ticked then, in the order of the options. */
  onValues: (values: readonly string[]) => void
  /** Ticked as many, the others wait. */
  most?: number | undefined
}

/** Some of a few, all in sight. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const { id, name, legend, hideLegend, mark, variant = 'cards', options, values, help } = props
  const { onValues, most = options.length, error } = props
  const { id: _first, 'aria-invalid': _, ...said } = wire(id, { help, error })
  const turn = (value: string, on: boolean) =>
    onValues(
      options
        .map((option) => option.value)
        .filter((own) => (own === value ? on : values.includes(own))),
    )
  return (
    <fieldset className={css.group} {...said}>
      <legend className={hideLegend ? hidden : css.legend}>
        <Label mark={mark}>{legend}</Label>
      </legend>
      <div className={css.options[variant]}>
        {options.map((option, index) => {
          const checked = values.includes(option.value)
          return (
            <label key={option.value} className={css.option[variant]}>
              <input
                type="checkbox"
                className={css.input[variant]}
                id={index === 0 ? id : `${id}-${index + 1}`}
                {...{ name, checked, value: option.value }}
                disabled={option.disabled || (!checked && values.length >= most)}
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
