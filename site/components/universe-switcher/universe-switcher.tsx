import { useId, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { LateIcon, type LateIconName } from '../late-icon/index.ts'
import { drop, opener, option as row } from '#ui/panel'
import { universe, type Universe } from '#ui/theme/universe.css'
import * as css from './universe-switcher.css.ts'

export interface UniverseOption {
  key: string
  label: string
  description: string
  href: string
  icon: LateIconName
  universe: Universe
  current?: boolean | undefined
}

export interface UniverseSwitcherProps {
  /** Name of the button. It contains the label that one sees. */
  label: string
  options: readonly UniverseOption[]
  /** Where one is, if it is none of the options: what the button says. */
  here?: { label: string; universe?: Universe | undefined } | undefined
  /** The universe that the page is about, where it stands in another. */
  beside?: { label: string; universe: Universe } | undefined
}

/**
 * Says in which universe one is, and opens the list of the others; with `openOnHover` around it, a
 * mouse that comes near opens it, too.
 */
export function UniverseSwitcher(props: UniverseSwitcherProps): ReactElement {
  const { label, options, here, beside } = props
  const id = useId()
  const current = options.find((one) => one.current)
  const shown = here ?? current ?? options[0]
  const listed = options.some((one) => one.label === shown?.label)
  return (
    <div data-hover="" className={`${css.root} ${shown?.universe ? universe[shown.universe] : ''}`}>
      <Button
        size="s"
        className={`${listed ? css.pill : css.named} ${opener}`}
        popoverTarget={id}
        aria-label={label}
      >
        {shown?.universe && <span className={css.dot} />}
        {shown?.label}
        <Icon name="down" size={16} />
      </Button>
      <ul id={id} popover="auto" className={drop}>
        {options.map((one) => (
          <li key={one.key}>
            {one === current ? <Current option={one} list={id} /> : <Other option={one} />}
          </li>
        ))}
      </ul>
      {beside && (
        <>
          {' '}
          <Badge tone={beside.universe} size="s">
            {beside.label}
          </Badge>
        </>
      )}
    </div>
  )
}

/** [2.3.57] Named so, a link is the browser's own: it loads the page in full. */
function Other({ option }: { option: UniverseOption }): ReactElement {
  return (
    <a className={`${row} ${universe[option.universe]}`} href={option.href} target="_self">
      <Words option={option} />
    </a>
  )
}

/** [2.3.59] Choosing the current universe only closes the list. */
function Current({ option, list }: { option: UniverseOption; list: string }): ReactElement {
  return (
    <button
      type="button"
      className={`${row} ${universe[option.universe]}`}
      popoverTarget={list}
      popoverTargetAction="hide"
      aria-current="true"
    >
      <Words option={option} />
      <Icon name="check" />
    </button>
  )
}

function Words({ option }: { option: UniverseOption }): ReactElement {
  return (
    <>
      <LateIcon name={option.icon} size={24} />
      <b>{option.label}</b>
      <span>{option.description}</span>
    </>
  )
}
