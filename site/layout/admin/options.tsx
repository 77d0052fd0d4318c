import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Facts } from '#ui/facts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { QUERY_LANGUAGES } from '../../routes/language.ts'
import { WORDS } from './words.ts'

/** Which readings of the rules are in force, and what can be switched on the spot. */
export function Options(): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <Facts
      facts={[
        { term: words.reading, value: words.readingB },
        {
          term: words.navigation,
          value: <Reload name="c" value="1" label={words.otherNavigation} />,
        },
        { term: words.queryLanguages, value: QUERY_LANGUAGES.join(', '), code: true },
        { term: words.debug, value: <Reload name="debug" value="loader" label={words.turnOn} /> },
        {
          term: words.layoutLog,
          value: <Reload name="debug" value="layout" label={words.turnOn} />,
        },
      ]}
    />
  )
}

interface ReloadProps {
  readonly name: string
  readonly value: string
  readonly label: string
}

/** Options that an address asks for hold from the next load on: this one is a load. */
function Reload({ name, value, label }: ReloadProps): ReactElement {
  // The rest of the query stays: it may say the language.
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  return (
    <ButtonLink size="s" variant="ghost" href={`?${query}`} target="_self">
      {label}
    </ButtonLink>
  )
}
