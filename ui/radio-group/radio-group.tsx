import type { ReactElement, ReactNode } from 'react'
import { hidden, Label, Messages, wire, type Said } from '../field/index.ts'
import { OptionText } from './option-text.tsx'
import * as css from './radio-group.css.ts'

/** `pills` and `segment` for a few short words, `cards` for answers one reads before choosing. */
export const RADIO_VARIANTS = ['list', 'pills', 'segment', 'cards'] as const
export type RadioVariant = (typeof RADIO_VARIANTS)[number]

export interface RadioOption {
  value: string
  label: string
  help?: string | undefined
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends Said {
  /** Of the first choice: links to errors lead there. */
  id: string
  name: string
  legend: ReactNode
  hideLegend?: boolean
  mark?: string | undefined
  variant?: RadioVariant
  options: readonly RadioOption[]
  /** With `onValue`, the choice belongs to the parent. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValue?: ((value: string) => void) | undefined
  /** Id of the form that it belongs to, where it stands outside. */
  form?: string | undefined
  required?: boolean | undefined
}

/** One choice among a few, all in sight. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const {
    id,
    legend,
    hideLegend,
    mark,
    variant = 'list',
    options,
    required,
    form,
    help,
    error,
  } = props
  const { id: _first, ...said } = wire(id, { help, error })
  return (
    <fieldset className={css.group} role="radiogroup" aria-required={required} {...said}>
      <legend className={hideLegend ? hidden : css.legend}>
        <Label mark={mark}>{legend}</Label>
      </legend>
      <div className={css.options[variant]}>
        {options.map((option, index) => (
          <label key={option.value} className={css.option[variant]}>
            <input
              type="radio"
              className={css.input[variant]}
              {...{
                name: props.name,
                value: option.value,
                disabled: option.disabled,
                required,
                form,
              }}
              id={index === 0 ? id : `${id}-${index + 1}`}
              {...chosen(props, option.value)}
              onChange={() => props.onValue?.(option.value)}
            />
            <OptionText
              label={option.label}
              help={option.help}
              place={variant === 'cards' ? index + 1 : undefined}
            />
          </label>
        ))}
      </div>
      <Messages id={id} help={help} error={error} />
    </fieldset>
  )
}

const chosen = ({ value, defaultValue }: RadioGroupProps, own: string) =>
  value === undefined ? { defaultChecked: defaultValue === own } : { checked: value === own }
