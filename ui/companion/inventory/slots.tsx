import type { ReactElement } from 'react'
import { SLOTS, type Slot } from '../../../engine/index.ts'
import { Button } from '../../button/index.ts'
import { CompanionGlyph, type GlyphName } from '../companion-glyph/index.ts'
import { Text } from '../../text/index.ts'
import * as css from './inventory.css.ts'
import type { InventoryProps } from './props.ts'

type Props = Pick<InventoryProps, 'inventory' | 'words' | 'onUnequip'>

/** [3.2.33] The four places where she wears something. */
export function Slots({ inventory, words, onUnequip }: Props): readonly ReactElement[] {
  return SLOTS.map((slot) => {
    const worn = inventory.items.find(({ id }) => id === inventory.equipment[slot])
    return (
      <li key={slot} className={css.slot}>
        <span className={css.place} data-worn={worn && ''}>
          <CompanionGlyph name={GLYPH[slot]} />
        </span>
        <div>
          <Text strong>{words.slots[slot]}</Text>
          <Text tone="muted" size="s">
            {worn ? words.item(worn) : words.free}
          </Text>
        </div>
        {worn && (
          <Button
            size="s"
            variant="ghost"
            aria-label={words.unequip(words.item(worn))}
            onClick={() => onUnequip(slot)}
          >
            {words.takeOff}
          </Button>
        )}
      </li>
    )
  })
}

const GLYPH: Readonly<Record<Slot, GlyphName>> = {
  hat: 'hat',
  accessory: 'glasses',
  background: 'picture',
  special: 'gift',
}
