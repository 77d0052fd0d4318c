/**
 * Reading B once more, slowly: each command copies everything and follows the text of the rules.
 * It shares with the engine only the generator and the words.
 */
import {
  createEngine,
  type Input,
  type Item,
  type MoodB,
  RARITY,
  type Snapshot,
  type StatB,
} from '#engine'
import { type Fields, MAX, type Mutable, Oracle } from './oracle-b-life.ts'
import { table } from './oracle-b-tables.ts'

/** One command on a snapshot that may be written to: the rules as one would naively put them. */
export const liveOn = (
  now: Mutable<Snapshot<'B'>>,
  { at, command }: Input<'B'>,
  extensions = false,
): void => {
  const oracle = new Oracle(now, extensions)
  now.seq += 1
  oracle.pass(Math.max(now.at, at))
  obey(oracle, command)
  const known = command.type !== 'tick' && KNOWN.has(command.type)
  if (extensions && known && now.pet.gameState.isVisible) oracle.rest = now.at + 60_000
  oracle.close()
}

export const oracleB = (
  before: Snapshot<'B'>,
  input: Input<'B'>,
  extensions = false,
): Snapshot<'B'> => {
  // Through text, so that two places that share an object no longer do.
  const now = JSON.parse(JSON.stringify(before)) as Mutable<Snapshot<'B'>>
  liveOn(now, input, extensions)
  return now
}

const KNOWN = new Set<string>(
  createEngine('B')
    .legal(createEngine('B').create({ seed: '', at: 0 }))
    .map(({ type }) => type),
)

const obey = (oracle: Oracle, command: Fields): void => {
  const { now } = oracle
  const { pet } = now
  const { inventory } = pet
  const mine = inventory.items.find(({ id }) => id === command['itemId'])
  const slot = command['slot'] as 'hat'
  const row = table.find(({ name }) => name === command['type'])
  if (row) return oracle.act(row)
  switch (command['type']) {
    case 'logo-click':
      oracle.change('happiness', 5)
      oracle.change('energy', 3)
      oracle.settle()
      return oracle.feel('logo-click')
    case 'gain-experience':
    case 'unlock-achievement': {
      const { level } = pet.progress
      const { id, name = null } = command as { id?: string; name?: string | null }
      const learning = command['type'] === 'gain-experience'
      const amount = learning ? whole(command['amount']) : whole(command['experienceReward'], 50)
      if (amount === null) return
      if (learning) pet.progress.experience = Math.min(MAX, pet.progress.experience + amount)
      else if (!id || id === '__proto__' || !oracle.unlock(id, name ?? id, amount)) return
      oracle.settle()
      if (pet.progress.level > level) oracle.feel(command['type'])
      return
    }
    case 'reset': {
      Object.assign(now.pet, createEngine('B').create({ seed: '', at: now.at }).pet)
      now.pet = structuredClone(now.pet)
      oracle.activity = Infinity
      if (oracle.extensions) oracle.rest = now.at + 60_000
      return
    }
    case 'patch-stats': {
      const patch = Object.entries((command['patch'] as Fields | undefined) ?? { '': 0 })
      const target = ([stat, change]: [string, unknown]): number | null => {
        const absolute = typeof change === 'object'
        const amount = number(absolute ? (change as Fields)['set'] : change)
        if (amount === null) return null
        const value = absolute ? amount : pet.stats[stat as StatB] + amount
        return Math.min(100, Math.max(0, value))
      }
      if (!patch.every((entry) => entry[0] in pet.stats && target(entry) !== null)) return
      const before = JSON.stringify(pet.stats)
      for (const entry of patch)
        oracle.change(entry[0] as StatB, target(entry)! - pet.stats[entry[0] as StatB])
      if (JSON.stringify(pet.stats) === before) return
      oracle.settle()
      return oracle.feel('patch-stats')
    }
    case 'set-mood':
      if (command['mood'] === undefined || command['mood'] === 'bored') return
      return oracle.mood(
        command['mood'] as MoodB,
        (command['reason'] as string | undefined) ?? 'set-mood',
      )
    case 'evolve-emotion': {
      const { emotion, trigger = emotion } = command as { emotion?: string; trigger?: string }
      const amount = whole(command['amount'])
      if (!emotion || !trigger || [emotion, trigger].includes('__proto__') || amount === null)
        return
      return oracle.emotion(emotion, amount, trigger)
    }
    case 'discover-item':
      if (command['itemType'] !== 'junk') oracle.discover(command['itemType'] as string | undefined)
      return
    case 'add-item': {
      const given = command['item'] as (Partial<Item> & { name: string }) | undefined
      if (!given?.name || given.id === '' || (given.category as string) === 'junk') return
      const living = [...inventory.items, ...pet.gameState.notifications, ...pet.ai.memories]
      if (given.id !== undefined && living.some(({ id }) => id === given.id)) return
      oracle.add(
        given.name,
        given.type ?? 'special',
        given.category ?? 'special',
        given.rarity ?? 'common',
        false,
        given,
      )
      return
    }
    case 'equip':
      if (!mine || !(slot in inventory.equipment)) return
      oracle.undress(mine.id)
      oracle.undress(inventory.equipment[slot])
      inventory.equipment[slot] = mine.id
      Object.assign(mine, { equipped: true, equippedAt: now.at })
      return
    case 'unequip':
      if (slot in inventory.equipment) oracle.undress(inventory.equipment[slot])
      return
    case 'use-item':
    case 'discard-item': {
      if (!oracle.extensions || !mine) return
      const using = command['type'] === 'use-item'
      if (
        using &&
        !['food', 'toy'].includes(mine.type) &&
        !['food', 'toys'].includes(mine.category)
      )
        return
      oracle.undress(mine.id)
      inventory.items.splice(inventory.items.indexOf(mine), 1)
      if (!using) return
      for (const [stat, by] of Object.entries(RARITY[mine.rarity].effects))
        oracle.change(stat as StatB, by)
      oracle.settle()
      return oracle.feel('use-item')
    }
    case 'show':
      if (pet.gameState.isVisible) return
      pet.gameState.isVisible = true
      pet.analytics.sessionStartTime = now.at
      return oracle.say('tamagotchi-activated', 'info', 5000)
    case 'hide':
      if (!pet.gameState.isVisible) return
      pet.gameState.isVisible = false
      pet.analytics.totalPlayTime += now.at - pet.analytics.sessionStartTime!
      pet.analytics.sessionStartTime = null
      return
    case 'change-settings': {
      const { performance = {}, ...plain } = (command['settings'] as Fields | undefined) ?? {
        volume: 7,
      }
      if (plain['volume'] === 7) return
      Object.assign(pet.settings, plain)
      Object.assign(pet.settings.performance, performance)
      return
    }
    case 'dismiss-notification': {
      const { notifications } = pet.gameState
      const index = notifications.findIndex(({ id }) => id === command['id'])
      if (index >= 0) notifications.splice(index, 1)
      return
    }
    case 'remember': {
      if (
        command['fields'] === undefined ||
        JSON.stringify(command['fields']).includes('"__proto__"')
      )
        return
      const fields = JSON.parse(JSON.stringify(command['fields'])) as Fields
      pet.ai.memories.push({ ...fields, id: now.ids++, timestamp: now.at })
      if (pet.ai.memories.length > 1000) pet.ai.memories.shift()
      return
    }
    default:
  }
}

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.max(-MAX, Math.min(MAX, Math.round(value))) + 0
    : null
const whole = (value: unknown, fallback?: number): number | null => {
  const given = value === undefined ? fallback : value
  return number(given) === null || (given as number) < 0 ? null : number(given)
}
