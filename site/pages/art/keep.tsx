import { type ReactElement, useState } from 'react'
import { artMarkup, drawArt, paintArt } from '#ui/art'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { saveFile } from '../parts/save-file.ts'
import type { ArtWords } from './art-words.ts'
import { fileName, hashOf, type Work } from './link.ts'
import { themeShown } from '../parts/theme-shown.ts'

/** Of a PNG, in px. */
const PNG_SIDE = 2048

/** What one takes along: a link that shows the same picture, or the picture itself. */
export function Keep({ work, words }: { work: Work; words: ArtWords }): ReactElement {
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
  const saveSvg = () => {
    const title = atelier.label(words.pieces[work.piece].name, work.seed)
    const text = artMarkup(work.piece, work.seed, { theme: themeShown(), title })
    saveFile(fileName(work, 'svg'), new Blob([text], { type: 'image/svg+xml' }))
    say(atelier.saved('SVG'))
  }
  const savePng = () => {
    const canvas = document.createElement('canvas')
    canvas.width = PNG_SIDE
    canvas.height = PNG_SIDE
    paintArt(canvas, drawArt(work.piece, work.seed), themeShown())
    canvas.toBlob((blob) => {
      if (!blob) return
      saveFile(fileName(work, 'png'), blob)
      say(atelier.saved('PNG'))
    })
  }
  return (
    <Stack gap={3}>
      <Inline>
        <Button variant="solid" onClick={() => void copy()}>
          <Icon name="globe" />
          {atelier.copy}
        </Button>
        <Button onClick={saveSvg}>{atelier.svg}</Button>
        <Button onClick={savePng}>{atelier.png}</Button>
      </Inline>
      <Text as="div" size="s" tone="muted">
        <output>{said}</output>
      </Text>
    </Stack>
  )
}
