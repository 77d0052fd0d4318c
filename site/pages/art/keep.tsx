import { lazy, type ReactElement, Suspense, useState } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { LoadingLine } from '#ui/loading-line'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { themeShown } from '../parts/theme-shown.ts'
import type { Words } from './words.ts'
import type { PageData } from '../../routes/page-data.ts'
import { hashOf, type Work } from './link.ts'

/** What draws cards comes when somebody wants one. */
const ArtCard = lazy(() => import('./art-card.tsx'))

interface KeepProps {
  readonly work: Work
  readonly words: Words
  readonly page: PageData
}

/** What one takes along: a link that shows the same picture, the picture itself, or its card. */
export function Keep({ work, words, page }: KeepProps): ReactElement {
  const { atelier } = words
  const [said, say] = useState('')
  const [card, setCard] = useState(false)
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
        <Button aria-expanded={card} onClick={() => setCard(!card)}>
          {atelier.card}
        </Button>
      </Inline>
      <Text as="div" size="s" tone="muted">
        <output>{said}</output>
      </Text>
      {card && (
        <Suspense fallback={<LoadingLine label={atelier.cardTitle} />}>
          <ArtCard work={work} words={words} page={page} announce={say} />
        </Suspense>
      )}
    </Stack>
  )
}
