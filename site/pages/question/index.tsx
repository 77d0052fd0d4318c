import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Lead } from '#ui/text'
import { Opening } from '../../components/opening/index.ts'
import { Pebble } from '#companion/pebble'
import { Wrap } from '#ui/section'
import { OpaleStill } from '../../layout/opale-still.tsx'
import { Blocks } from '../parts/blocks.tsx'
import { Body, BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { Quote } from '../parts/quote/quote.tsx'
import type { ScreenProps } from '../screens.ts'

/** A question: the answer first, then why. */
export default function Question({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" badge={<Badge tone="ia">{page.badge}</Badge>} title={page.heading} />
      <Wrap>
        <Pebble
          character={page.still && <OpaleStill still={page.still} width={132} height={132} />}
        >
          <Lead>{page.lead}</Lead>
        </Pebble>
        {page.quote === undefined && <Body html={page.html} />}
      </Wrap>
      {page.quote && (
        <>
          <Quote key={page.id} quote={page.quote} />
          <BodySection html={page.html} />
        </>
      )}
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
