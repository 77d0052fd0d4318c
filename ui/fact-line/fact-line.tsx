import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { small } from '../section/index.ts'
import { line } from './fact-line.css.ts'

export interface Fact {
  text: string
  icon?: IconName | undefined
  href?: string | undefined
  /** Language of the text and of where it leads, when it is not the page's. */
  lang?: string | undefined
}

export interface FactLineProps extends Attributes<'ul', 'children'> {
  facts: readonly Fact[]
}

/** Short true things, side by side: below a hero, or below an article's title. */
export function FactLine({ facts, className, ...rest }: FactLineProps): ReactElement {
  const keys = keysOf(facts.map(({ text }) => text))
  return (
    <ul className={join(line, small, className)} {...rest}>
      {facts.map((fact, index) => (
        <li key={keys[index]}>
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
