import { type ReactElement, useState } from 'react'
import { Button } from '#ui/button'
import { Head, Section, Split } from '#ui/section'
import { openSheet, SPRITE_FAILED, SPRITE_NOT_LOADED } from '../../components/sprite-icon/index.ts'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import * as css from './demo.css.ts'
import type { Words } from './words.ts'

/** [8.0.5] [8.0.6] What is said when a sheet is wanted too early, or does not come. */
export function Trouble({ words }: { words: Words['trouble'] }): ReactElement {
  const [said, say] = useState<{ readonly message: string; readonly note: string }>()
  const early = () => {
    const sheet = openSheet('portraits', `/sprites/portraits.svg?essai=${count()}`)
    // Asked in the same breath: the file cannot have come yet.
    if (sheet.extract('happy') === undefined)
      say({ message: SPRITE_NOT_LOADED, note: words.earlyNote })
  }
  const missing = async () => {
    const sheet = openSheet('techIcons', `/sprites/absente.svg?essai=${count()}`)
    if (!(await sheet.loaded)) say({ message: SPRITE_FAILED, note: words.missingNote })
  }
  return (
    <Section labelledBy="trouble">
      <Split ratio="4:7">
        <Head id="trouble" title={words.title} lead={words.lead} />
        <Stack gap={5}>
          <Inline>
            <Button onClick={early}>{words.early}</Button>
            <Button onClick={() => void missing()}>{words.missing}</Button>
          </Inline>
          <output className={css.said}>
            {said ? (
              <>
                <Text as="span" lang="fr" strong>
                  {said.message}
                </Text>
                <Text as="span" size="s" tone="muted">
                  {said.note}
                </Text>
              </>
            ) : (
              <Text as="span" tone="muted">
                {words.quiet}
              </Text>
            )}
          </output>
        </Stack>
      </Split>
    </Section>
  )
}

/** A browser keeps what it fetched: each try has an address of its own. */
let tries = 0
const count = () => (tries += 1)
