import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { CATEGORIES, type Category } from '../../../engine/index.ts'
import { RadioGroup } from '../../radio-group/index.ts'
import { join } from '../../render/index.ts'
import { ruled } from '../../section/index.ts'
import { Stack } from '../../stack/index.ts'
import { Text } from '../../text/index.ts'
import { Detail } from './detail.tsx'
import { grouped } from './groups.ts'
import * as css from './inventory.css.ts'
import type { InventoryProps } from './props.ts'
import { ShelfItem } from './shelf-item.tsx'
import { Slots } from './slots.tsx'

/** What she owns, what one can do with it, and what she wears. */
export function Inventory(props: InventoryProps): ReactElement {
  const { inventory, words, onUse, onDiscard, onEquip, onUnequip, className, ...rest } = props
  const { items, maxCapacity } = inventory
  const id = useId()
  const kinds = CATEGORIES.filter((kind) => items.some(({ category }) => category === kind))
  const [asked, ask] = useState<Category>()
  // The last thing of a kind may go while only that kind is shown.
  const kind = asked && kinds.includes(asked) ? asked : undefined
  const groups = grouped(kind ? items.filter(({ category }) => category === kind) : items)
  const shelf = useRef<HTMLUListElement>(null)
  const [chosen, choose] = useState<string>()
  const selected = groups.find(({ key }) => key === chosen)

  // What was chosen is gone, and with it the button one had pressed.
  const gone = chosen !== undefined && selected === undefined
  useEffect(() => {
    if (gone && document.activeElement === document.body)
      shelf.current?.querySelector('button')?.focus()
  }, [gone])

  return (
    <div className={join(css.inventory, className)} {...rest}>
      <div>
        {items.length >= maxCapacity && <Text tone="warning">{words.full(maxCapacity)}</Text>}
        {items.length === 0 && <Text tone="muted">{words.empty}</Text>}
        {kinds.length > 1 && (
          <div className={css.kinds}>
            <RadioGroup
              id={`${id}kind`}
              name={`${id}kind`}
              variant="pills"
              hideLegend
              legend={words.show}
              options={[
                { value: ALL, label: words.all },
                ...kinds.map((value) => ({ value, label: words.kinds[value] })),
              ]}
              value={kind ?? ALL}
              onValueChange={(value) => ask(kinds.find((one) => one === value))}
            />
          </div>
        )}
        <ul ref={shelf} className={css.shelf}>
          {groups.map(({ key, ...group }) => (
            <li key={key}>
              <ShelfItem
                {...group}
                words={words}
                pressed={key === chosen}
                onChoose={() => choose(key === chosen ? undefined : key)}
              />
            </li>
          ))}
        </ul>
        {selected && (
          <Detail item={selected.item} words={words} {...{ onUse, onDiscard, onEquip }} />
        )}
      </div>
      <Stack gap={3}>
        <Text strong size="t1">
          {words.wears}
        </Text>
        <ul className={ruled}>
          <Slots inventory={inventory} words={words} onUnequip={onUnequip} />
        </ul>
      </Stack>
    </div>
  )
}

const ALL = 'all'
