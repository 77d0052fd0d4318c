import type { ReactElement } from 'react'
import { CompanionGlyph } from '../companion-glyph/index.ts'
import { Icon } from '../../icon/index.ts'
import { RatingDots } from '../../rating-dots/index.ts'
import { glyphFor, rank, type Group } from './groups.ts'
import * as css from './inventory.css.ts'
import type { InventoryWords } from './props.ts'

interface Props extends Omit<Group, 'key'> {
  words: InventoryWords
  pressed: boolean
  onChoose: () => void
}

/** A thing on the shelf: drawn, named, and how rare it is in dots, a word and a hue. */
export function ShelfItem({ item, count, words, pressed, onChoose }: Props): ReactElement {
  return (
    <button type="button" className={css.item} aria-pressed={pressed} onClick={onChoose}>
      <span className={css.hue[rank(item)]}>
        <CompanionGlyph name={glyphFor(item)} size={28} />
      </span>
      <b>{words.item(item)}</b>
      <span className={css.rarity}>
        <RatingDots value={rank(item)} word={words.rarities[item.rarity]} />
      </span>
      {count > 1 && (
        <span className={css.corner} {...PICTURE} aria-label={words.count(count)}>
          ×{count}
        </span>
      )}
      {item.equipped && (
        <span className={`${css.corner} ${css.hue[2]}`}>
          <Icon name="check" size={16} label={words.worn} />
        </span>
      )}
    </button>
  )
}

const PICTURE = { role: 'img' } as const
