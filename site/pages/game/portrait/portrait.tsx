import { useCallback, useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { useCompanion } from '#companion/tamagotchi'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { Theme } from '#ui/theme/tokens'
import { portraitSvg } from '../../../share-card/portrait.ts'
import { linkTo } from '../../lab/share/link.ts'
import { copiedLink } from '../../parts/copied-link.tsx'
import { DrawnCard } from '../../parts/drawn-card.tsx'
import type { BoardProps } from '../board-props.ts'
import { cardOfHer } from './card.ts'
import { stateOf } from './state.ts'

/** Opale as she is now, to give away: as a picture, and as a link that opens the same state. */
export default function Portrait({ life, page, words, first }: BoardProps): ReactElement {
  const { snapshot } = useCompanion(life)
  const say = words.portrait
  const [said, announce] = useState<ReactNode>('')
  const draw = useCallback(
    (theme: Theme, face: string | undefined) => {
      const signed = { tool: page.heading, address: location.host + page.here }
      return portraitSvg(cardOfHer(snapshot, words, first, theme), signed, theme, face)
    },
    [snapshot, words, first, page],
  )
  const lab = page.related.find(({ href }) => href.startsWith('/debug-opale'))
  const copy = async (href: string) => {
    const link = await linkTo(new URL(href, location.href).href, stateOf(snapshot))
    announce(await copiedLink(link, say))
  }
  return (
    <Stack gap={4}>
      <DrawnCard draw={draw} name={say.file} title={say.title} text={say.text} announce={announce}>
        {lab && (
          <Button size="s" onClick={() => void copy(lab.href)}>
            <Icon name="link" />
            {say.link}
          </Button>
        )}
      </DrawnCard>
      <Text as="div" size="s" tone="muted">
        <output>{said}</output>
      </Text>
    </Stack>
  )
}
