/** Her card: how old she is, how she feels, how far she has come, what she wears. */
import type { Snapshot } from '#engine'
import { characterMarkup } from '#companion/character'
import { lookOf } from '#companion/living'
import { levelOf } from '#companion/companion-stage'
import type { Theme } from '#ui/theme/tokens'
import type { Portrait } from '../../../share-card/portrait.ts'
import type { FirstWords } from '../words/first/words.fr.ts'
import type { GameWords } from '../words/words.ts'

/** In no other name than hers: what she is called at home stays there. */
export const cardOfHer = (
  snapshot: Snapshot,
  words: GameWords,
  first: FirstWords,
  theme: Theme,
): Portrait => {
  const { mood, stage, wear } = lookOf(snapshot)
  const say = first.stage[snapshot.reading]
  const worn = wornBy(snapshot).map((item) => words.inventory.item(item))
  return {
    title: say.who(stage),
    lines: [
      say.moods[mood],
      say.level(levelOf(snapshot).level),
      ...(worn.length > 0 ? [words.portrait.wears(worn)] : []),
    ],
    picture: characterMarkup(mood, stage, { size: 470, wear, theme }),
    onMoon: true,
  }
}

const wornBy = ({ pet }: Snapshot) => {
  if (!('progress' in pet)) return []
  const { items, equipment } = pet.inventory
  return items.filter(({ id }) => Object.values(equipment).includes(id))
}
