import { memo, useEffect, useMemo, useRef, type ReactElement } from 'react'
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
  const drawn = useMemo(() => options.map(children), [options, children])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its input filters it
    <div role="listbox" aria-label={label} className={join(css.list, className)} {...rest} id={id}>
      {drawn}
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
  const { id, value, active, choose } = useParts()
  const own = props.option.value
  return (
    <Line
      {...props}
      {...{ id: idOf(id, own), choose, active: own === active, chosen: own === value }}
    />
  )
}

interface LineProps extends ComboboxOptionProps {
  id: string
  choose: (option: ComboboxOption) => void
  active: boolean
  chosen: boolean
}

/** Of thousands, a key draws the two anew that it is about. */
const Line = memo(function Line(props: LineProps): ReactElement {
  const { option, id, choose, active, chosen, className, ref, ...rest } = props
  const { children = wordsOf(option), ...other } = rest
  const own = useRef<HTMLDivElement>(null)
  const both = useRefs(own, ref)
  // The focus stays on the line: nothing else brings into sight what the keys reach.
  useEffect(() => {
    if (active) own.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its input hears keys and keeps the focus
    <div
      ref={both}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a list, not of a `select`
      role="option"
      className={join(css.option, className)}
      aria-selected={chosen}
      aria-disabled={option.disabled}
      data-selected={chosen ? '' : undefined}
      data-active={active ? '' : undefined}
      data-disabled={option.disabled ? '' : undefined}
      {...merge({ onClick: () => choose(option) }, other)}
      id={id}
    >
      {children}
    </div>
  )
})

const wordsOf = ({ label, description }: ComboboxOption) => (
  <>
    {label}
    {description && <small>{description}</small>}
  </>
)
