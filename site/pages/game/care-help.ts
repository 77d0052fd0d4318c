import type { Commands, ReadingId } from '#engine'
import type { CareHelp } from '#companion/care-panel'
import type { LifeMoment } from '#companion/tamagotchi'
import type { Life } from '../../ports/life/life.ts'
import { waitsFor, waysBack, type Way } from './energy.ts'
import { lackOf } from './said.ts'
import type { FirstWords } from './words/first/words.fr.ts'
import type { GameWords } from './words/words.ts'

type Words = Pick<GameWords, 'lack' | 'give' | 'gives' | 'help' | 'inventory'>

/** How she comes by the energy that she lacks: by herself, by a sign, by a thing of hers. */
export const helpOf = (
  { engine }: Pick<Life<ReadingId>, 'engine'>,
  moment: LifeMoment,
  words: Words,
  first: FirstWords,
  send: (command: Commands[ReadingId]) => void,
): CareHelp => ({
  title: first.help.title,
  text: textOf(engine, moment, words, first),
  ways: waysBack(engine, moment.snapshot).map((way) => ({
    key: way.command.type,
    label: words.gives(labelOf(way, words, first), way.gives),
    onClick: () => send(way.command),
  })),
})

const labelOf = ({ command, item }: Way, words: Words, first: FirstWords): string => {
  if (item) return words.give(words.inventory.item(item))
  return command.type === 'sleep' ? first.care.A.actions.sleep.label : first.help.sign
}

const textOf = (
  engine: Life<ReadingId>['engine'],
  { snapshot, events }: LifeMoment,
  words: Words,
  first: FirstWords,
): string => {
  const lack = lackOf(events)
  const otherwise = lack && words.lack(lack).otherwise
  if (otherwise) return otherwise
  if (snapshot.reading === 'A') return words.help.sleep
  if (snapshot.pet.stats.energy >= FULL) return words.help.rested
  const waits = waitsFor(engine, snapshot)
  return waits.length > 0 ? words.help.waits(waits) : first.help.text
}

const FULL = 100
