import { useState, type ReactElement } from 'react'
import { FactRows } from '#ui/fact-rows'
import { Link } from '#ui/link'
import { Stack } from '#ui/stack'
import { Switch } from '#ui/switch'
import { contactMessagesCount } from '../../ports/messages.ts'
import { DEBUG_LOADER_KEY } from '../../ports/keys.ts'
import { read, remove, write } from '../../ports/storage.ts'
import { QUERY_LANGUAGES, type Language } from '../../routes/language.ts'
import { ADMIN_WORDS } from './words.ts'

/** Which readings of the rules are in force, and what can be switched on the spot. */
export function Options({ language }: { language: Language }): ReactElement {
  const words = ADMIN_WORDS[language]
  const [debug, setDebug] = useState(() => read('localStorage', DEBUG_LOADER_KEY) === 'true')
  return (
    <Stack>
      <FactRows
        facts={[
          { term: words.reading, value: words.readingB },
          { term: words.navigation, value: <Link href="?c=1">{words.otherNavigation}</Link> },
          { term: words.queryLanguages, value: QUERY_LANGUAGES.join(', '), code: true },
          { term: words.layoutLog, value: <Link href="?debug=layout">{words.turnOn}</Link> },
          { term: words.messages, value: contactMessagesCount() },
        ]}
      />
      <Switch
        id="admin-debug"
        label={words.debug}
        help={words.debugHelp}
        checked={debug}
        onChange={({ target: { checked } }) => {
          if (checked) write('localStorage', DEBUG_LOADER_KEY, 'true')
          else remove('localStorage', DEBUG_LOADER_KEY)
          setDebug(checked)
        }}
      />
    </Stack>
  )
}
