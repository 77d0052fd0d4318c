import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Opening } from '../../components/opening/index.ts'
import { Pebble } from '#companion/pebble'
import { Text } from '#ui/text'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { useDate } from '../parts/use-date.ts'
import type { ScreenProps } from '../screens.ts'
import { Notes } from './notes.tsx'
import { Weighing } from './weighing.tsx'
import { WORDS } from './words.ts'

/** A comparison: the short answer, the ranking at the weights that one sets, then the reasons. */
export default function Comparison({ page }: ScreenProps): ReactElement {
  const { weighing } = page
  const t = useWords()
  const words = useWordsOf(WORDS)
  const date = useDate()
  return (
    <>
      <Opening
        variant="answer"
        badge={<Badge tone="ia">{page.badge}</Badge>}
        title={page.heading}
        meta={[{ value: t('page.updated', { date: date(page.updated) }) }]}
        figure={
          <Pebble>
            <Text size="s" tone="accent" strong>
              {words.short}
            </Text>
            <Text tone="muted">{page.lead}</Text>
          </Pebble>
        }
      />
      {weighing && (
        <>
          <Weighing key={page.id} weighing={weighing} still={page.still} />
          <Notes weighing={weighing} updated={page.updated} />
        </>
      )}
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
