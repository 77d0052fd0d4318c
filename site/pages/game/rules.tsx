import type { ReactElement } from 'react'
import { READINGS, type ReadingId } from '#engine'
import { RadioGroup } from '#ui/radio-group'
import { Text } from '#ui/text'
import * as css from './game.css.ts'
import type { GameWords } from './words/words.ts'

interface RulesProps {
  readonly words: GameWords['rules']
  readonly reading: ReadingId
  readonly onChoose: (reading: ReadingId) => void
}

/** [3.0.1] Both readings of the game, one click apart; each life goes on where it was. */
export function Rules({ words, reading, onChoose }: RulesProps): ReactElement {
  return (
    <div className={css.rules}>
      <RadioGroup
        id="rules"
        name="rules"
        variant="segment"
        legend={words.title}
        hideLegend
        options={READINGS.map((value) => ({ value, label: words[value] })).toReversed()}
        value={reading}
        onValueChange={(value) => onChoose(value as ReadingId)}
      />
      <Text tone="muted" size="s">
        {words.text}
      </Text>
    </div>
  )
}
