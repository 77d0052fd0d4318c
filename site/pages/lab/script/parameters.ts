/** What each command takes, so that it can be asked for by fields and checked in a script. */
import {
  CATEGORIES,
  type Commands,
  CURRENCIES_A,
  ITEM_TYPES,
  MOODS_B,
  type ReadingId,
  SLOTS,
} from '#engine'

export interface Parameter {
  readonly name: string
  /** `item` and `notification` are ids of what she has at that moment. */
  readonly kind: 'number' | 'text' | 'choice' | 'json' | 'item' | 'notification'
  readonly required?: true
  readonly choices?: readonly string[]
  /** What a field begins with, and a completion writes. */
  readonly example?: string
}

type Table<R extends ReadingId> = Readonly<Record<Commands[R]['type'], readonly Parameter[]>>

const number = (name: string, example: string): Parameter => ({ name, kind: 'number', example })
const text = (name: string, example: string): Parameter => ({ name, kind: 'text', example })
const choice = (name: string, choices: readonly string[]): Parameter => ({
  name,
  kind: 'choice',
  choices,
})
const json = (name: string, example: string): Parameter => ({ name, kind: 'json', example })
const needed = (parameter: Parameter): Parameter => ({ ...parameter, required: true })

const item: Parameter = { name: 'itemId', kind: 'item', required: true }
const amount = needed(number('amount', '25'))
const slot = needed(choice('slot', SLOTS))

const A: Table<'A'> = {
  feed: [number('nutritionValue', '20'), number('tastiness', '10')],
  play: [number('fun', '15'), number('energyCost', '10')],
  clean: [],
  sleep: [number('duration', '8000')],
  study: [number('complexity', '10')],
  'logo-click': [],
  'gain-experience': [amount],
  tick: [],
  reset: [],
  'set-stats': [needed(json('stats', '{"energy":40}'))],
  earn: [needed(choice('currency', CURRENCIES_A)), amount],
  spend: [needed(choice('currency', CURRENCIES_A)), amount],
  'add-friend': [needed(text('id', 'lou')), needed(text('name', 'Lou'))],
  breed: [
    needed(
      json(
        'with',
        '{"dna":"OPA123LES","dominantTraits":["calm","brave"],"recessiveTraits":["shy"]}',
      ),
    ),
  ],
  rename: [needed(text('name', 'Opaline'))],
}

const B: Table<'B'> = {
  feed: [],
  play: [],
  cuddle: [],
  teach: [],
  create: [],
  explore: [],
  'logo-click': [],
  'gain-experience': [amount],
  tick: [],
  reset: [],
  'patch-stats': [needed(json('patch', '{"energy":{"set":40}}'))],
  'set-mood': [needed(choice('mood', MOODS_B)), text('reason', 'rain')],
  'evolve-emotion': [
    needed(text('emotion', 'joy')),
    needed(number('amount', '10')),
    text('trigger', 'song'),
  ],
  'discover-item': [choice('itemType', ITEM_TYPES)],
  'add-item': [needed(json('item', `{"name":"Robe","category":"${CATEGORIES[4]}"}`))],
  equip: [item, slot],
  unequip: [slot],
  'use-item': [item],
  'discard-item': [item],
  'unlock-achievement': [
    needed(text('id', 'first-steps')),
    text('name', 'First steps'),
    number('experienceReward', '50'),
  ],
  show: [],
  hide: [],
  'change-settings': [needed(json('settings', '{"volume":0.5}'))],
  'dismiss-notification': [{ name: 'id', kind: 'notification', required: true }],
  remember: [needed(json('fields', '{"note":"…"}'))],
}

const TABLES: Readonly<Record<ReadingId, Readonly<Record<string, readonly Parameter[]>>>> = { A, B }

export const COMMANDS: Readonly<Record<ReadingId, readonly string[]>> = {
  A: Object.keys(A),
  B: Object.keys(B),
}

/** What a command takes; `undefined` where there is no such command. */
export const parametersOf = (reading: ReadingId, type: string): readonly Parameter[] | undefined =>
  Object.hasOwn(TABLES[reading], type) ? TABLES[reading][type] : undefined
