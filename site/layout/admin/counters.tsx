import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Facts, type FactItem } from '#ui/facts'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { DeskCounters } from '../../audience/desk-counters.ts'
import { numberIn } from '../../i18n/number.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { deskCounters } from '../../ports/desk-counters.ts'
import { contactMessagesCount } from '../../ports/messages.ts'
import type { Language } from '../../routes/language.ts'
import { WORDS, type Words } from './words.ts'

/** [3.4.4] [3.4.8] What was counted on this device and, once asked for, by the desk of all visitors. */
export function Counters({ language }: { readonly language: Language }): ReactElement {
  const words = useWordsOf(WORDS)
  const [all, setAll] = useState<DeskCounters | 'unasked' | 'outside'>('unasked')
  const ask = async () => setAll((await deskCounters()) ?? 'outside')
  const known = typeof all === 'object' ? factsOf(all, words, language) : []
  return (
    <Stack gap={3} align="start">
      <Facts facts={[{ term: words.messages, value: contactMessagesCount() }, ...known]} />
      <Button size="s" variant="line" onClick={() => void ask()}>
        {words.ask}
      </Button>
      <output>
        {all === 'outside' && (
          <Text as="span" size="s" tone="muted">
            {words.outside} <a href="/admin">{words.desk}</a>
          </Text>
        )}
      </output>
    </Stack>
  )
}

const factsOf = (
  { messages, unread, visits }: DeskCounters,
  words: Words,
  language: Language,
): readonly FactItem[] => {
  const number = (value: number) => numberIn(language, value)
  return [
    { term: words.received, value: words.unread(number(messages), number(unread)) },
    ...(visits === undefined
      ? []
      : [
          { term: words.visitors, value: number(visits.visitors) },
          { term: words.views, value: number(visits.views) },
          {
            term: words.conversions,
            value: words.points(number(visits.conversions), number(visits.score)),
          },
        ]),
  ]
}
