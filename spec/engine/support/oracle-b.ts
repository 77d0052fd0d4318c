/**
 * Reading B once more, slowly: each command copies everything and follows the text of the rules.
 * It shares with the engine only the generator and the words.
 */
import {
  createEngine,
  type Input,
  type Item,
  type MoodB,
  type Notification,
  RARITY,
  type Rarity,
  type Snapshot,
  STATS_B,
  type StatB,
  TRAITS,
  tycheiKit,
} from '#engine'
import { feelings, nouns, table, type Row } from './oracle-b-tables.ts'

type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T
type Fields = Record<string, unknown>

/** A companion in the oracle's hands. */
class Oracle {
  readonly now: Mutable<Snapshot<'B'>>
  readonly dice
  readonly extensions: boolean
  waiting: StatAchievementName[] = []
  activity: number
  rest: number

  constructor(now: Mutable<Snapshot<'B'>>, extensions: boolean) {
    this.now = now
    this.dice = tycheiKit.open({ ...now.rng })
    this.extensions = extensions
    const due = (key: string): number =>
      now.timers.find((timer) => timer.key === key)?.due ?? Infinity
    this.activity = due('activity')
    this.rest = due('rest')
  }

  /** What is due goes off in order of time; at one moment activity, notifications, rest. */
  pass(until: number): void {
    const { now } = this
    for (;;) {
      const notices = now.pet.gameState.notifications
      const ends = notices.map(({ timestamp, ttl }) => timestamp + ttl)
      const next = Math.min(this.activity, this.rest, ...ends)
      if (next > until) break
      now.at = Math.max(now.at, next)
      if (next === this.activity) {
        this.activity = Infinity
        now.pet.gameState.isInteracting = false
      } else if (ends.includes(next)) notices.splice(ends.indexOf(next), 1)
      else {
        this.rest += 60_000
        if (now.pet.stats.energy === 100) continue
        this.change('energy', 1)
        this.settle()
        this.feel('rest')
      }
    }
    now.at = until
  }

  change(stat: StatB, by: number): void {
    const { stats } = this.now.pet
    const from = stats[stat]
    stats[stat] = Math.min(100, Math.max(0, from + by))
    if (stats[stat] <= from) return
    for (const [tier, floor, name] of [
      ['advanced', 75, 'Avancé'],
      ['expert', 90, 'Expert'],
      ['master', 100, 'Maître'],
    ] as const)
      if (stats[stat] >= floor) this.waiting.push([`${stat}_${tier}`, `${name} ${stat}`])
  }

  core(trait: Row['core'][number][0], by: number): void {
    const { coreTraits } = this.now.pet.personality
    coreTraits[trait] = Math.min(100, coreTraits[trait] + by)
  }

  say(
    message: Notification['message'],
    type: Notification['type'],
    ttl: number,
    values = {},
  ): void {
    const { now } = this
    const { notifications } = now.pet.gameState
    notifications.push({ id: now.ids++, timestamp: now.at, ttl, type, message, values })
    if (notifications.length > 10) notifications.shift()
  }

  unlock(id: string, name: string, reward: number): boolean {
    const { progress } = this.now.pet
    if (Object.hasOwn(progress.achievements, id)) return false
    progress.achievements[id] = true
    progress.experience = Math.min(MAX, progress.experience + reward)
    this.say('achievement-unlocked', 'success', 8000, { id, name })
    return true
  }

  settle(): void {
    const { progress } = this.now.pet
    for (;;) {
      const first = this.waiting.shift()
      if (first) this.unlock(...first, 50)
      else if (progress.experience >= progress.experienceToNext && progress.level < 178) {
        progress.experience -= progress.experienceToNext
        progress.level += 1
        const exact = (100n * 6n ** BigInt(progress.level - 1)) / 5n ** BigInt(progress.level - 1)
        progress.experienceToNext = Number(exact > BigInt(MAX) ? BigInt(MAX) : exact)
        for (const stat of STATS_B) this.change(stat, Math.floor(progress.level / 5) + 2)
        this.say('level-up', 'success', 10_000, { level: progress.level })
        if (this.extensions) this.discover()
      } else return
    }
  }

  mood(mood: MoodB, reason: string): void {
    const { gameState, analytics } = this.now.pet
    if (mood === gameState.currentMood) return
    analytics.moodHistory.push({
      mood,
      previousMood: gameState.currentMood,
      timestamp: this.now.at,
      reason,
    })
    if (analytics.moodHistory.length > 50) analytics.moodHistory.shift()
    gameState.currentMood = mood
  }

  feel(reason: string): void {
    const { happiness, energy, love, stress } = this.now.pet.stats
    const tenths = 4 * happiness + 2 * energy + 2 * love - 2 * stress
    const floors = [
      [850, 'ecstatic'],
      [750, 'joyful'],
      [650, 'happy'],
      [550, 'content'],
      [450, 'neutral'],
      [350, 'melancholy'],
      [250, 'sad'],
      [-Infinity, 'depressed'],
    ] as const
    this.mood(floors.find(([floor]) => tenths >= floor)![1], reason)
  }

  emotion(emotion: string, amount: number, trigger: string): void {
    const { emotions } = this.now.pet
    const { current, temperament } = emotions
    if (emotion !== current.dominant) {
      emotions.history.push({
        emotion: current.dominant,
        intensity: current.intensity,
        duration: current.duration,
        timestamp: this.now.at,
      })
      if (emotions.history.length > 20) emotions.history.shift()
      current.dominant = emotion
      current.duration = 0
    }
    current.duration += 1
    emotions.triggers[trigger] =
      (Object.hasOwn(emotions.triggers, trigger) ? emotions.triggers[trigger]! : 0) + 1
    const by = Math.round((amount * temperament.sensitivity * temperament.volatility) / 100)
    current.intensity = Math.min(100, Math.max(20, current.intensity + by))
    this.mood(feelings.find(([known]) => known === emotion)?.[1] ?? 'content', trigger)
  }

  add(
    name: string,
    type: string,
    category: Item['category'],
    rarity: Rarity,
    found: boolean,
    given: Fields = {},
  ): Item | undefined {
    const { now } = this
    const { inventory } = now.pet
    if (inventory.items.length >= 50) return undefined
    const id = (given['id'] as Item['id'] | undefined) ?? now.ids++
    if (typeof id === 'number') now.ids = Math.max(now.ids, id + 1)
    const effects = (given['effects'] as Item['effects'] | undefined) ?? RARITY[rarity].effects
    const item = {
      id,
      name,
      type,
      category,
      rarity,
      acquiredAt: found ? null : now.at,
      discoveredAt: found ? now.at : null,
      effects,
      equipped: false,
      equippedAt: null,
    }
    inventory.items.push(structuredClone(item))
    this.say('new-item', 'info', 3000, { name, rarity })
    if (found) {
      const { discovery } = inventory
      discovery.totalFound += 1
      discovery.lastDiscovery = now.at
      if (!discovery.uniqueItems.includes(name)) discovery.uniqueItems.push(name)
      if (['rare', 'epic', 'legendary'].includes(rarity))
        discovery.rareFinds.push(structuredClone(item))
    }
    return item
  }

  discover(given?: string): void {
    const rarity = this.dice.weighted({
      common: 600,
      uncommon: 250,
      rare: 120,
      epic: 25,
      legendary: 5,
    })
    const type = given ?? this.dice.pick(['food', 'toy', 'decoration', 'accessory'])
    const adjective = this.dice.pick(RARITY[rarity].adjectives)
    const [category, names] = nouns[type as keyof typeof nouns]
    this.add(`${adjective} ${this.dice.pick(names)}`, type, category, rarity, true)
  }

  act(row: Row): void {
    const { pet } = this.now
    if (row.guard && pet.stats[row.guard[0]] < row.guard[1])
      return this.say(row.guard[2], row.guard[3], 3000)
    row.effects(this)
    for (const [trait, by] of row.core) this.core(trait, by)
    Object.assign(pet.personality.traits, pet.personality.coreTraits)
    const byValue = TRAITS.map((trait, i) => ({ trait, i, value: pet.personality.traits[trait] }))
    byValue.sort((a, b) => b.value - a.value || a.i - b.i)
    pet.personality.dominantTraits = byValue.slice(0, 3).map(({ trait }) => trait)
    pet.progress.experience += this.dice.int(...row.experience)
    pet.gameState.isInteracting = true
    pet.gameState.lastInteractionTime = this.now.at
    this.activity = this.now.at + row.duration
    pet.progress.totalInteractions += 1
    pet.analytics.actionCounts[row.name] += 1
    this.settle()
    if (this.extensions) this.emotion(row.emotion, 1, row.name)
    else this.feel(row.name)
  }

  /** Takes an item off, wherever it is worn. */
  undress(id: unknown): void {
    const { equipment, items } = this.now.pet.inventory
    for (const slot of ['hat', 'accessory', 'background', 'special'] as const)
      if (equipment[slot] === id) equipment[slot] = null
    for (const item of items)
      if (item.id === id) Object.assign(item, { equipped: false, equippedAt: null })
  }

  close(): void {
    const { now } = this
    const timers = [
      { key: 'activity', due: this.activity },
      ...now.pet.gameState.notifications.map(({ id, timestamp, ttl }) => ({
        key: `notification:${id}`,
        due: timestamp + ttl,
      })),
      { key: 'rest', due: this.rest },
    ].filter(({ due }) => due !== Infinity)
    now.timers = timers.sort((a, b) => a.due - b.due) as typeof now.timers
    now.rng = this.dice.state()
  }

  obey(command: Fields): void {
    const { now } = this
    const { pet } = now
    const { inventory } = pet
    const mine = inventory.items.find(({ id }) => id === command['itemId'])
    const slot = command['slot'] as 'hat'
    const row = table.find(({ name }) => name === command['type'])
    if (row) return this.act(row)
    switch (command['type']) {
      case 'logo-click':
        this.change('happiness', 5)
        this.change('energy', 3)
        this.settle()
        return this.feel('logo-click')
      case 'gain-experience':
      case 'unlock-achievement': {
        const { level } = pet.progress
        const { id, name = null } = command as { id?: string; name?: string | null }
        const learning = command['type'] === 'gain-experience'
        const amount = learning ? whole(command['amount']) : whole(command['experienceReward'], 50)
        if (amount === null) return
        if (learning) pet.progress.experience = Math.min(MAX, pet.progress.experience + amount)
        else if (!id || id === '__proto__' || !this.unlock(id, name ?? id, amount)) return
        this.settle()
        if (pet.progress.level > level) this.feel(command['type'])
        return
      }
      case 'reset': {
        Object.assign(now.pet, createEngine('B').create({ seed: '', at: now.at }).pet)
        now.pet = structuredClone(now.pet)
        this.activity = Infinity
        if (this.extensions) this.rest = now.at + 60_000
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
          this.change(entry[0] as StatB, target(entry)! - pet.stats[entry[0] as StatB])
        if (JSON.stringify(pet.stats) === before) return
        this.settle()
        return this.feel('patch-stats')
      }
      case 'set-mood':
        if (command['mood'] === undefined || command['mood'] === 'bored') return
        return this.mood(
          command['mood'] as MoodB,
          (command['reason'] as string | undefined) ?? 'set-mood',
        )
      case 'evolve-emotion': {
        const { emotion, trigger = emotion } = command as { emotion?: string; trigger?: string }
        const amount = whole(command['amount'])
        if (!emotion || !trigger || [emotion, trigger].includes('__proto__') || amount === null)
          return
        return this.emotion(emotion, amount, trigger)
      }
      case 'discover-item':
        if (command['itemType'] !== 'junk') this.discover(command['itemType'] as string | undefined)
        return
      case 'add-item': {
        const given = command['item'] as (Partial<Item> & { name: string }) | undefined
        if (!given?.name || given.id === '' || (given.category as string) === 'junk') return
        if (given.id !== undefined && inventory.items.some(({ id }) => id === given.id)) return
        this.add(
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
        this.undress(mine.id)
        this.undress(inventory.equipment[slot])
        inventory.equipment[slot] = mine.id
        Object.assign(mine, { equipped: true, equippedAt: now.at })
        return
      case 'unequip':
        if (slot in inventory.equipment) this.undress(inventory.equipment[slot])
        return
      case 'use-item':
      case 'discard-item': {
        if (!this.extensions || !mine) return
        const using = command['type'] === 'use-item'
        if (
          using &&
          !['food', 'toy'].includes(mine.type) &&
          !['food', 'toys'].includes(mine.category)
        )
          return
        this.undress(mine.id)
        inventory.items.splice(inventory.items.indexOf(mine), 1)
        if (!using) return
        for (const [stat, by] of Object.entries(RARITY[mine.rarity].effects))
          this.change(stat as StatB, by)
        this.settle()
        return this.feel('use-item')
      }
      case 'show':
        if (pet.gameState.isVisible) return
        pet.gameState.isVisible = true
        pet.analytics.sessionStartTime = now.at
        return this.say('tamagotchi-activated', 'info', 5000)
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
}

/** One command on a snapshot that may be written to: the rules as one would naively put them. */
export const liveOn = (
  now: Mutable<Snapshot<'B'>>,
  { at, command }: Input<'B'>,
  extensions = false,
): void => {
  const oracle = new Oracle(now, extensions)
  now.seq += 1
  oracle.pass(Math.max(now.at, at))
  oracle.obey(command)
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

export type { Oracle }
type StatAchievementName = [id: string, name: string]

const MAX = Number.MAX_SAFE_INTEGER
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.max(-MAX, Math.min(MAX, Math.round(value))) + 0
    : null
const whole = (value: unknown, fallback?: number): number | null => {
  const amount = number(value === undefined ? fallback : value)
  return amount === null || amount < 0 ? null : amount
}
