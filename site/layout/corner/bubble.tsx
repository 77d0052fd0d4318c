import type { ReactElement } from 'react'
import type { Notification } from '#engine'
import { Button, ButtonLink } from '#ui/button'
import { lookOf } from '#companion/living'
import { useTamagotchi } from '#companion/tamagotchi'
import { FloatingCompanion } from '#companion/floating-companion'
import { Text } from '#ui/text'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import { convert } from '../../ports/conversions.ts'
import type { VisibilityStore } from '../../ports/life/visibility.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { LayoutData } from '../layout-data.ts'
import { useVisitor } from '../use-visitor.ts'
import { speechFor, type CompanionContext } from './speech.ts'
import type { Watch } from './use-behaviour.ts'

interface BubbleProps {
  readonly page: PageData
  readonly offers: LayoutData['offers']
  readonly words: CompanionWords
  readonly behaviour: Watch
  readonly visibility: VisibilityStore
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What has just become of her, while her bubble is open. */
  readonly news: Notification | undefined
  readonly takesFocus: boolean
  readonly onCuddle: () => void
  readonly onCare: () => void
}

/** Her corner, and what she says there about the page one is on. */
export function Bubble(props: BubbleProps): ReactElement {
  const { page, offers, words, behaviour, visibility, open, news } = props
  const { takesFocus, onOpenChange, onCuddle, onCare } = props
  const { snapshot } = useTamagotchi('B')
  const context: CompanionContext = {
    category: page.category,
    mode: useVisitor().role,
    behaviour: behaviour.read(),
  }
  const { key, offer } = speechFor(context)
  const look = lookOf(snapshot)
  const mood = words.moods[look.mood].toLowerCase()
  const change = (wanted: boolean) => {
    visibility.interacted()
    onOpenChange(wanted)
  }
  return (
    <FloatingCompanion
      look={behaviour.curious ? { ...look, mood: 'curious' } : look}
      words={{ ...words.floating, mood, open: words.floating.open(mood) }}
      open={open}
      takesFocus={takesFocus}
      onOpenChange={change}
      onHide={() => visibility.toggle()}
      pulse={snapshot.pet.progress.totalInteractions + behaviour.noticed}
      speech={
        <>
          <p>
            <output>
              {news ? words.notifications.messages[news.message](news.values) : words.speech[key]}
            </output>
          </p>
          {context.mode === 'admin' && <Text size="s">{words.facts(context.behaviour)}</Text>}
        </>
      }
      actions={
        <>
          {offer && (
            <ButtonLink
              size="s"
              variant="solid"
              href={offers[offer]}
              onClick={() => {
                convert('offer_followed', page.path, 'deed')
                onOpenChange(false)
              }}
            >
              {words.offers[offer]}
            </ButtonLink>
          )}
          <Button size="s" variant={offer ? 'line' : 'solid'} onClick={onCuddle}>
            {words.floating.cuddle}
          </Button>
          <Button size="s" variant="ghost" onClick={onCare}>
            {words.floating.care}
          </Button>
        </>
      }
    />
  )
}
