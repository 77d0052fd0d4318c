import { useCallback, useState, type ReactElement } from 'react'
import { Checkbox } from '#ui/checkbox'
import { Stack } from '#ui/stack'
import type { Theme } from '#ui/theme/tokens'
import { artMarkup } from '../../components/art/markup.ts'
import type { PageData } from '../../routes/page-data.ts'
import { portraitSvg } from '../../share-card/portrait.ts'
import { DrawnCard } from '../parts/drawn-card.tsx'
import type { Work } from './link.ts'
import type { Words } from './words.ts'

interface ArtCardProps {
  readonly work: Work
  readonly words: Words
  readonly page: PageData
  readonly announce: (words: string) => void
}

/** The picture on a card. A seed may be somebody's name: it is written there by who wants it so. */
export default function ArtCard({ work, words, page, announce }: ArtCardProps): ReactElement {
  const { piece, seed } = work
  const { atelier, pieces } = words
  const [signed, sign] = useState(false)
  const draw = useCallback(
    (theme: Theme, face: string | undefined) => {
      const { name, text } = pieces[piece]
      const portrait = {
        title: name,
        lines: [...(signed ? [atelier.bornOf(seed)] : []), text],
        picture: artMarkup(piece, seed, { theme }),
      }
      const from = { tool: page.heading, address: location.host + page.here }
      return portraitSvg(portrait, from, theme, face)
    },
    [piece, seed, signed, atelier, pieces, page],
  )
  return (
    <Stack gap={3}>
      <Checkbox
        id="write-seed"
        label={atelier.writeSeed}
        checked={signed}
        onChange={({ currentTarget }) => sign(currentTarget.checked)}
      />
      <DrawnCard
        draw={draw}
        name={atelier.cardFile(piece)}
        title={atelier.cardTitle}
        text={atelier.cardText}
        announce={announce}
      />
    </Stack>
  )
}
