/** What happens to a companion, by the text of the rules: for the slow oracle of reading B. */
import {
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
import { feelings, nouns, type Row } from './oracle-b-tables.ts'

export type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T
export type Fields = Record<string, unknown>

/** A companion in the oracle's hands. */
export class Oracle {
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
    now.rng = this.dice.state() as typeof now.rng
  }
}

type StatAchievementName = [id: string, name: string]

export const MAX = Number.MAX_SAFE_INTEGER
