import { useId, type ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { drop, opener, option as row } from '../nav-bar/index.ts'
import { universe, type Universe } from '../theme/universe.css.ts'
import * as css from './universe-switcher.css.ts'
import { useHoverOpen } from './use-hover-open.ts'

export interface UniverseOption {
  key: string
  label: string
  description: string
  href: string
  icon: IconName
  universe: Universe
  current?: boolean | undefined
}

export interface UniverseSwitcherProps {
  /** Name of the button. It contains the current universe's label, which is what one sees. */
  label: string
  options: readonly UniverseOption[]
}

/** Says in which universe one is, and opens the list of the others. */
export function UniverseSwitcher({ label, options }: UniverseSwitcherProps): ReactElement {
  const id = useId()
  const { area, button, list } = useHoverOpen<HTMLUListElement>()
  const current = options.find((one) => one.current) ?? options[0]
  return (
    <div {...area} className={`${css.root} ${current ? universe[current.universe] : ''}`}>
      <Button
        {...button}
        size="s"
        className={`${css.pill} ${opener}`}
        popoverTarget={id}
        aria-label={label}
      >
        <span className={css.dot} />
        {current?.label}
        <Icon name="down" size={16} />
      </Button>
      <ul {...list} id={id} popover="auto" className={drop}>
        {options.map((one) => (
          <li key={one.key}>
            {one === current ? <Current option={one} list={id} /> : <Other option={one} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Other({ option }: { option: UniverseOption }): ReactElement {
  return (
    <a className={`${row} ${universe[option.universe]}`} href={option.href}>
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
      <Icon name={option.icon} size={24} />
      <b>{option.label}</b>
      <span>{option.description}</span>
    </>
  )
}
