import { useId, type MouseEvent, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { drop, opener, option as row } from '#ui/panel'
import * as css from './language-switcher.css.ts'
import { Language, type LanguageOption, type LanguageWords } from './language.tsx'

/** [2.5.9] The compact form shows the codes side by side, the dropdown opens a list of names. */
export const LANGUAGE_FORMS = ['compact', 'dropdown'] as const

export interface LanguageSwitcherProps extends LanguageWords {
  form?: (typeof LANGUAGE_FORMS)[number]
  /** Name of the group, or of the button that opens the list. */
  label: string
  options: readonly LanguageOption[]
  /** Code of the language one is reading. */
  current: string
  /** Compact form only: a ring around it, and the current language filled in. */
  framed?: boolean
}

export function LanguageSwitcher({
  form = 'compact',
  ...props
}: LanguageSwitcherProps): ReactElement {
  return form === 'compact' ? <Compact {...props} /> : <Dropdown {...props} />
}

type CompactProps = Omit<LanguageSwitcherProps, 'form'>
type DropdownProps = Omit<CompactProps, 'framed'>

function Compact({
  label,
  options,
  current,
  framed = false,
  ...words
}: CompactProps): ReactElement {
  return (
    <ul className={framed ? `${css.compact} ${css.framed}` : css.compact} aria-label={label}>
      {options.map((option) => (
        <li key={option.code}>
          <Language
            {...words}
            option={option}
            current={option.code === current}
            className={framed ? `${css.code} ${css.segment}` : css.code}
            text={option.name}
            spoken={option.nativeName}
          />
        </li>
      ))}
    </ul>
  )
}

function Dropdown({ label, options, current, ...words }: DropdownProps): ReactElement {
  const id = useId()
  const name = options.find(({ code }) => code === current)?.nativeName ?? current
  return (
    <div>
      {/* Who speaks to the computer says what is written on it. */}
      <Button size="s" className={opener} popoverTarget={id} aria-label={`${name}, ${label}`}>
        {name}
        <Icon name="down" size={16} />
      </Button>
      <ul id={id} popover="auto" className={drop}>
        {options.map((option) => (
          <li key={option.code}>
            <Language
              {...words}
              option={option}
              current={option.code === current}
              className={`${row} ${css.language}`}
              onClick={closeList}
              text={option.fullName}
            >
              {option.code === current && <Icon name="check" />}
            </Language>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The page stays where it is: nothing else closes the list once one has chosen. */
const closeList = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
