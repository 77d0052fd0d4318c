import { type ReactElement, useState } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { themeShown } from '../parts/theme-shown.ts'
import type { Words } from './words.ts'
import { hashOf, type Work } from './link.ts'

/** What one takes along: a link that shows the same picture, or the picture itself. */
export function Keep({ work, words }: { work: Work; words: Words }): ReactElement {
  const { atelier } = words
  const [said, say] = useState('')
  const copy = async () => {
    const address = location.href.replace(/#.*$/u, '') + hashOf(work)
    try {
      await navigator.clipboard.writeText(address)
      say(atelier.copied)
    } catch {
      // The address bar holds the same link.
      say(atelier.copyFailed)
    }
  }
  const save = async (kind: 'SVG' | 'PNG') => {
    try {
      const files = await import('./save-art.ts')
      const title = atelier.label(words.pieces[work.piece].name, work.seed)
      if (kind === 'SVG') files.saveSvg(work, themeShown(), title)
      else await files.savePng(work, themeShown())
      say(atelier.saved(kind))
    } catch {
      say(atelier.saveFailed)
    }
  }
  return (
    <Stack gap={3}>
      <Inline>
        <Button variant="solid" onClick={() => void copy()}>
          <Icon name="globe" />
          {atelier.copy}
        </Button>
        <Button onClick={() => void save('SVG')}>{atelier.svg}</Button>
        <Button onClick={() => void save('PNG')}>{atelier.png}</Button>
      </Inline>
      <Text as="div" size="s" tone="muted">
        <output>{said}</output>
      </Text>
    </Stack>
  )
}
