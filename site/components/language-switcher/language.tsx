import type { MouseEvent, ReactElement, ReactNode } from 'react'
import * as css from './language-switcher.css.ts'

/** [2.5.10] A language one can, or will, read the site in. */
export interface LanguageOption {
  code: string
  /** Two letters: what the compact form shows. */
  name: string
  nativeName: string
  /** Native name with what tells it from its variants. */
  fullName: string
  disabled?: boolean | undefined
  comingSoon?: boolean | undefined
  href: string
}

export interface LanguageWords {
  /** [2.5.11] Hint of a disabled language. */
  unavailable: string
  /** [2.5.12] Label of a language that is coming. */
  soon: string
  /** The language chosen on an earlier visit, and what to say of it. */
  preferred?: { code: string; hint: string } | undefined
}

interface LanguageProps extends LanguageWords {
  option: LanguageOption
  current: boolean
  className: string
  /** What one sees. */
  text: string
  /** What a screen reader adds to it: « FR » alone is spelt out letter by letter. */
  spoken?: string | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children?: ReactNode
}

/** One language, as a link to this page in it; or as words, when there is nothing to link to. */
export function Language(props: LanguageProps): ReactElement {
  const { option, current, className, text, spoken, unavailable, soon, preferred } = props
  const { code, disabled = false, comingSoon = false, href } = option
  const whole = comingSoon ? `${text} ${soon}` : text
  const chosen = !current && preferred?.code === code ? preferred.hint : undefined
  const { onClick } = props
  const link = {
    href,
    onClick,
    hrefLang: code,
    'aria-current': current || undefined,
    title: chosen,
  }
  // Still in the tab order: the hint, which is its description, concerns keyboards as well.
  const off = { role: 'link', 'aria-disabled': true, tabIndex: 0, title: unavailable }
  return (
    <a
      className={[className, disabled && css.off, chosen && css.preferred]
        .filter(Boolean)
        .join(' ')}
      lang={code}
      aria-label={spoken === undefined ? undefined : `${whole}, ${spoken}`}
      {...(disabled ? off : link)}
    >
      <b>{text}</b> {comingSoon && <small className={css.soon}>{soon}</small>}
      {props.children}
    </a>
  )
}
