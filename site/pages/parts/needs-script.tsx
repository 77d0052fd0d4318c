import type { ReactElement } from 'react'
import { Callout } from '#ui/callout'
import { Text } from '#ui/text'
import type { PageData } from '../../routes/page-data.ts'
import { WORDS } from './needs-script-words.ts'

/**
 * Without JavaScript: what of this page needs it, and what the page has all the same. The explorer
 * says so in a line of its own: with this it would no longer come in one flight.
 */
export function NeedsScript({ page }: { page: PageData }): ReactElement {
  // A browser that runs this shows none of it: the words are in the document alone.
  const words = import.meta.env.SSR ? WORDS[page.language][page.id] : undefined
  return (
    <noscript>
      {words && (
        <Callout tone="info" title={words.needs}>
          <Text>{words.without}</Text>
        </Callout>
      )}
    </noscript>
  )
}
