import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { small } from '../section/index.ts'
import { line } from './fact-line.css.ts'

export interface Fact {
  text: string
  icon?: IconName | undefined
  href?: string | undefined
  /** Language of the text and of where it leads, when it is not the page's. */
  lang?: string | undefined
}

export interface FactLineProps {
  facts: readonly Fact[]
}

/** Short true things, side by side: below a hero, or below an article's title. */
export function FactLine({ facts }: FactLineProps): ReactElement {
  return (
    <ul className={`${line} ${small}`} data-shared="">
      {facts.map((fact) => (
        <li key={fact.text}>
          {fact.icon && <Icon name={fact.icon} />}
          {words(fact)}
        </li>
      ))}
    </ul>
  )
}

const words = ({ text, href, lang }: Fact): ReactNode =>
  href === undefined ? (
    text
  ) : (
    <a href={href} lang={lang} hrefLang={lang}>
      {text}
    </a>
  )
