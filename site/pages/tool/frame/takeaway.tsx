import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { today } from '../../../ports/today.ts'
import { copiedLink } from '../../parts/copied-link.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { CardPanel } from './card-panel.tsx'
import { unprinted } from './paper.css.ts'
import * as css from './result.css.ts'
import { jsonOf, markdownOf, type Outcome } from './outcome.ts'
import { linkTo } from './link.ts'
import type { Opening } from './session.ts'

interface TakeawayProps {
  readonly opening: Opening
  readonly outcome: Outcome
  /** What else one may do: change the answers, keep the result. */
  readonly children?: ReactNode
}

/** A result to take along: on paper, as a link, as files, as a picture. */
export function Takeaway({ opening, outcome, children }: TakeawayProps): ReactElement {
  const { say, tool } = opening
  const [said, announce] = useState<ReactNode>('')
  const [card, setCard] = useState(false)
  const address = `${location.origin}${location.pathname}${location.search}`
  const copy = async () => {
    announce(await copiedLink(await linkTo(address, tool, outcome.answers), say))
  }
  const save = (kind: 'md' | 'json') => {
    const name = `${tool.id}.${kind}`
    if (kind === 'json') saveFile(name, jsonOf(opening, outcome, today()))
    else {
      const text = markdownOf(opening, outcome, today(), address)
      saveFile(name, new Blob([text], { type: 'text/markdown;charset=utf-8' }))
    }
    announce(say.saved(name))
  }
  return (
    <div className={unprinted} data-shared="">
      <Stack gap={3}>
        <div className={css.ways}>
          <Button onClick={() => print()}>
            <Icon name="doc" />
            {say.print}
          </Button>
          <Button onClick={() => void copy()}>
            <Icon name="link" />
            {say.link}
          </Button>
          <Button onClick={() => save('md')}>{say.markdown}</Button>
          <Button onClick={() => save('json')}>{say.json}</Button>
          <Button aria-expanded={card} onClick={() => setCard(!card)}>
            {say.card}
          </Button>
          {children}
        </div>
        <Text as="div" size="s" tone="muted">
          <output>{said}</output>
        </Text>
        {card && <CardPanel opening={opening} outcome={outcome} announce={announce} />}
      </Stack>
    </div>
  )
}
