import { useId, type ReactElement, type ReactNode } from 'react'
import { hidden, Label, Messages, wire, type Said } from '../field/index.ts'
import { join, merge, type Attributes } from '../render/index.ts'
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

export interface RadioGroupProps extends Said, Attributes<'fieldset', 'children' | 'defaultValue'> {
  /** Of the first choice: links to errors lead there. */
  id?: string | undefined
  /** Of the answer in its form; without it, one is made up. */
  name?: string | undefined
  legend: ReactNode
  hideLegend?: boolean
  mark?: string | undefined
  variant?: RadioVariant
  options: readonly RadioOption[]
  /** With `onValueChange`, the choice belongs to the parent. */
  value?: string | undefined
  /** What it is at first. */
  defaultValue?: string | undefined
  /** Somebody chose another one. */
  onValueChange?: ((value: string) => void) | undefined
  required?: boolean | undefined
}

/** One choice among a few, all in sight. Its root is the `fieldset`. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { id: given, name: called, legend, hideLegend, mark, variant = 'list', ...other } = props
  const { options, value, defaultValue, onValueChange, required, form, ...more } = other
  const { help, error, className, ...rest } = more
  const made = useId()
  const [id, name] = [given ?? made, called ?? made]
  const { id: _first, ...said } = wire(id, { help, error })
  const chosen = (own: string) =>
    value === undefined ? { defaultChecked: defaultValue === own } : { checked: value === own }
  return (
    <fieldset
      className={join(css.group, className)}
      role="radiogroup"
      aria-required={required}
      {...merge(said, rest)}
    >
      <legend className={hideLegend ? hidden : css.legend}>
        <Label mark={mark}>{legend}</Label>
      </legend>
      <div className={css.options[variant]}>
        {options.map((option, index) => (
          <label key={option.value} className={css.option[variant]}>
            <input
              type="radio"
              className={css.input[variant]}
              {...{ name, value: option.value, disabled: option.disabled, required, form }}
              id={index === 0 ? id : `${id}-${index + 1}`}
              {...chosen(option.value)}
              onChange={() => onValueChange?.(option.value)}
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
