import { useEffect, useRef, type ReactElement } from 'react'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './option.ts'
import { idOf, useParts } from './root.tsx'

export interface ComboboxListProps extends Attributes<'div', 'children' | 'id'> {
  /** Names it. */
  label: string
  /** Draws an option of the `Root`, as an `Option`. */
  children?: ((option: ComboboxOption) => ReactElement) | undefined
}

/** The options, one below the other. */
export function List(props: ComboboxListProps): ReactElement {
  const { label, children = plain, className, ...rest } = props
  const { id, options } = useParts()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its input filters it
    <div role="listbox" aria-label={label} className={join(css.list, className)} {...rest} id={id}>
      {options.map(children)}
    </div>
  )
}

const plain = (option: ComboboxOption) => <Option key={option.value} option={option} />

export interface ComboboxOptionProps extends Attributes<'div', 'id'> {
  /** One of those of the `Root`. */
  option: ComboboxOption
}

/** One that can be chosen: its words are those of the option, unless it holds others. */
export function Option(props: ComboboxOptionProps): ReactElement {
  const { option, className, children = wordsOf(option), ref, ...rest } = props
  const { id, value, active, choose } = useParts()
  const own = useRef<HTMLDivElement>(null)
  const both = useRefs(own, ref)
  const isChosen = option.value === value
  const isActive = option.value === active
  // The focus stays on the line: nothing else brings into sight what the keys reach.
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its input hears keys and keeps the focus
    <div
      ref={both}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a list, not of a `select`
      role="option"
      className={join(css.option, className)}
      aria-selected={isChosen}
      aria-disabled={option.disabled}
      data-selected={isChosen ? '' : undefined}
      data-active={isActive ? '' : undefined}
      data-disabled={option.disabled ? '' : undefined}
      {...merge({ onClick: () => choose(option) }, rest)}
      id={idOf(id, option.value)}
    >
      {children}
    </div>
  )
}

const wordsOf = ({ label, description }: ComboboxOption) => (
  <>
    {label}
    {description && <small>{description}</small>}
  </>
)
