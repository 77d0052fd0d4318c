import type { ReactElement } from 'react'
import type { CommandA } from '#engine'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { ruled } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import * as css from './game.css.ts'
import { TREAT, TREATS, type Treat } from './treats.ts'
import type { TreatWords } from './words/words.ts'

interface TreatListProps {
  readonly coins: number
  readonly words: TreatWords
  readonly onSend: (command: CommandA) => void
}

/** What her coins are good for. What she cannot pay can be asked for all the same: she says so. */
export function TreatList({ coins, words, onSend }: TreatListProps): ReactElement {
  const buy = (treat: Treat) => {
    const { coins: amount, does } = TREAT[treat]
    onSend({ type: 'spend', currency: 'coins', amount })
    if (amount <= coins) onSend(does)
  }
  return (
    <Stack gap={3}>
      <Heading level={3} size="t1">
        {words.title}
      </Heading>
      <Text tone="muted" size="s">
        {words.text}
      </Text>
      <ul className={ruled}>
        {TREATS.map((treat) => {
          const { name, effect } = words.names[treat]
          const price = TREAT[treat].coins
          return (
            <li key={treat} className={css.line}>
              <div>
                <Text strong>{name}</Text>
                <Text tone="muted" size="s">
                  {effect}
                </Text>
              </div>
              <Button size="s" aria-label={words.buyLabel(name, price)} onClick={() => buy(treat)}>
                {words.buy(price)}
              </Button>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
