import type { ReactElement } from 'react'
import { Button } from '../../button/index.ts'
import { slotFor } from '../living/index.ts'
import { Inline } from '../../stack/index.ts'
import { Text } from '../../text/index.ts'
import { isUsable } from './groups.ts'
import * as css from './inventory.css.ts'
import type { InventoryProps } from './props.ts'

interface Props extends Pick<InventoryProps, 'words' | 'onUse' | 'onDiscard' | 'onEquip'> {
  item: InventoryProps['inventory']['items'][number]
}

/** The thing chosen: what it is, what it does, and what one can do with it. */
export function Detail({ item, words, onUse, onDiscard, onEquip }: Props): ReactElement {
  const slot = item.equipped ? undefined : slotFor(item)
  const kind = `${words.rarities[item.rarity]}, ${words.categories[item.category]}`
  return (
    <div className={css.detail}>
      <div>
        <Text strong>{words.item(item)}</Text>
        <Text tone="muted" size="s">
          {kind.charAt(0).toLocaleUpperCase() + kind.slice(1)}. {words.effects(item)}
        </Text>
      </div>
      <Inline>
        {onUse && isUsable(item) && (
          <Button size="s" variant="solid" onClick={() => onUse(item)}>
            {words.use}
          </Button>
        )}
        {slot && (
          <Button size="s" variant="solid" onClick={() => onEquip(item, slot)}>
            {words.equip(words.slots[slot])}
          </Button>
        )}
        {onDiscard && (
          <Button size="s" variant="ghost" onClick={() => onDiscard(item)}>
            {words.discard}
          </Button>
        )}
      </Inline>
    </div>
  )
}
