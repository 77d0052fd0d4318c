/**
 * The rules of reading B written by hand for speed alone: one function, typed arrays, the
 * generator inlined, no rule reused. It is what the engine's `run` is measured against, and it
 * counts only because its last snapshot deep-equals the engine's, histories and timers included.
 * It knows the six actions, `patch-stats` and `tick`, without extensions.
 */
import {
  ACTIONS_B,
  CORE_TRAITS,
  FINDS,
  GROWTH_B,
  type Input,
  type Item,
  MOODS_B,
  RARITY,
  type Snapshot,
  STATS_B,
  TRAITS,
} from '#engine'
import { ACHIEVEMENT, idOf, ITEM, LEVEL, snapshotOf, TTLS } from './engine-rival-snapshot.ts'

const S = Object.fromEntries(STATS_B.map((stat, i) => [stat, i])) as Record<string, number>
const [HAPPINESS, ENERGY, HUNGER, LOVE, INTELLIGENCE, CREATIVITY, SOCIAL, CURIOSITY, HEALTH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
const [WISDOM, INDEPENDENCE, EMPATHY, LOYALTY, STRESS] = [10, 13, 14, 15, 17] as const
const [T_PLAY, T_CURIOSITY, T_EMPATHY, T_CREATIVITY, T_INDEPENDENCE, T_OPENNESS] = [
  0, 1, 2, 3, 4, 6,
] as const
const [T_AFFECTION, T_PATIENCE, T_MISCHIEF, T_LOYALTY, T_INTELLIGENCE] = [
  11, 12, 13, 14, 15,
] as const
const WORD = 0x1_0000_0000
const DURATIONS = Int32Array.of(2000, 2500, 1800, 3000, 2800, 3500)

export const runByHand = (before: Snapshot<'B'>, inputs: readonly Input<'B'>[]): Snapshot<'B'> => {
  const { pet } = before
  const w = Int32Array.from(STATS_B, (stat) => pet.stats[stat])
  const t = Int32Array.from(TRAITS, (trait) => pet.personality.traits[trait])
  for (const trait of CORE_TRAITS) t[TRAITS.indexOf(trait)] = pet.personality.coreTraits[trait]
  const won = new Uint8Array(54)
  for (let i = 0; i < 54; i++) won[i] = pet.progress.achievements[idOf(i)] ? 1 : 0
  const order: number[] = []
  const counts = Float64Array.from(ACTIONS_B, (name) => pet.analytics.actionCounts[name])
  let { a, b, c, d } = before.rng as Readonly<Record<'a' | 'b' | 'c' | 'd', number>>
  let { level, experience, experienceToNext, totalInteractions } = pet.progress
  let { ids, at, seq } = before
  let { totalFound, lastDiscovery } = pet.inventory.discovery
  let mood = MOODS_B.indexOf(pet.gameState.currentMood)
  let last = pet.gameState.lastInteractionTime
  let activity = before.timers.find(({ key }) => key === 'activity')?.due ?? Infinity
  let acted = false

  // Rings: 50 changes of mood, 10 notes.
  const moodOf = new Uint8Array(50)
  const moodWas = new Uint8Array(50)
  const moodAt = new Float64Array(50)
  const moodWhy = new Uint8Array(50)
  const noteId = new Float64Array(10)
  const noteAt = new Float64Array(10)
  const noteEnd = new Float64Array(10)
  const noteKind = new Uint8Array(10)
  const noteValue = new Int32Array(10)
  let [moods, notes, nextEnd] = [0, 0, Infinity]
  const items: Item[] = [...pet.inventory.items]
  const unique = new Set(pet.inventory.discovery.uniqueItems)
  const queue = new Int32Array(4096)
  let [first, tail] = [0, 0]

  const draw = (n: number): number => {
    for (;;) {
      b = (b << 25) ^ (b >>> 7) ^ c
      c = (c - d) | 0
      d = (d << 24) ^ (d >>> 8) ^ a
      a = (a - b) | 0
      b = (b << 20) ^ (b >>> 12) ^ c
      c = (c - d) | 0
      d = (d << 16) ^ (c >>> 16) ^ a
      a = (a - b) | 0
      const word = a >>> 0
      const low = Math.imul(word, n) >>> 0
      if (low >= n || low >= WORD % n) return Math.floor((word * n) / WORD)
    }
  }
  const reach = (k: number, value: number): void => {
    if (won[3 * k] === 0) queue[tail++] = 3 * k
    if (value >= 90 && won[3 * k + 1] === 0) queue[tail++] = 3 * k + 1
    if (value >= 100 && won[3 * k + 2] === 0) queue[tail++] = 3 * k + 2
  }
  const up = (k: number, by: number): void => {
    const from = w[k]!
    const to = from + by > 100 ? 100 : from + by
    w[k] = to
    if (to >= 75 && to > from) reach(k, to)
  }
  const down = (k: number, by: number): void => {
    const to = w[k]! - by
    w[k] = to < 0 ? 0 : to
  }
  const trait = (k: number, by: number): void => {
    const to = t[k]! + by
    t[k] = to > 100 ? 100 : to
  }
  const dropNote = (k: number): void => {
    for (let i = k; i < notes - 1; i++) {
      noteId[i] = noteId[i + 1]!
      noteAt[i] = noteAt[i + 1]!
      noteEnd[i] = noteEnd[i + 1]!
      noteKind[i] = noteKind[i + 1]!
      noteValue[i] = noteValue[i + 1]!
    }
    notes -= 1
  }
  const note = (kind: number, value: number): void => {
    if (notes === 10) dropNote(0)
    const end = at + TTLS[kind]!
    noteId[notes] = ids++
    noteAt[notes] = at
    noteEnd[notes] = end
    noteKind[notes] = kind
    noteValue[notes] = value
    notes += 1
    if (end < nextEnd) nextEnd = end
  }
  const expire = (until: number): void => {
    nextEnd = Infinity
    let kept = 0
    for (let i = 0; i < notes; i++) {
      const end = noteEnd[i]!
      if (end <= until) continue
      noteId[kept] = noteId[i]!
      noteAt[kept] = noteAt[i]!
      noteEnd[kept] = end
      noteKind[kept] = noteKind[i]!
      noteValue[kept] = noteValue[i]!
      kept += 1
      if (end < nextEnd) nextEnd = end
    }
    notes = kept
  }
  const settle = (): void => {
    for (;;) {
      if (first < tail) {
        const id = queue[first++]!
        if (won[id] !== 0) continue
        won[id] = 1
        order.push(id)
        experience += 50
        note(ACHIEVEMENT, id)
      } else if (experience >= experienceToNext && level < GROWTH_B.maxLevel) {
        experience -= experienceToNext
        level += 1
        experienceToNext = GROWTH_B.threshold(level)
        const bonus = Math.floor(level / 5) + 2
        for (let k = 0; k < 18; k++) up(k, bonus)
        note(LEVEL, level)
      } else break
    }
    first = tail = 0
  }
  const feel = (why: number): void => {
    const score = 2 * w[HAPPINESS]! + w[ENERGY]! + w[LOVE]! - w[STRESS]!
    const next =
      score >= 425 ? 0
      : score >= 375 ? 1
      : score >= 325 ? 2
      : score >= 275 ? 3
      : score >= 225 ? 4
      : score >= 175 ? 5
      : score >= 125 ? 6
      : 7 // prettier-ignore
    if (next === mood) return
    const slot = moods % 50
    moodOf[slot] = next
    moodWas[slot] = mood
    moodAt[slot] = at
    moodWhy[slot] = why
    moods += 1
    mood = next
  }
  const add = (name: string, type: string, rarity: 'common' | 'uncommon' | 'rare'): boolean => {
    if (items.length >= pet.inventory.maxCapacity) return false
    const made = type === 'creation'
    items.push({
      id: ids++,
      name,
      type,
      category: 'special',
      rarity,
      acquiredAt: made ? at : null,
      discoveredAt: made ? null : at,
      effects: RARITY[rarity].effects,
      equipped: false,
      equippedAt: null,
    })
    note(ITEM, items.length - 1)
    return true
  }

  for (let n = 0; n < inputs.length; n++) {
    const { at: now, command } = inputs[n]!
    seq += 1
    if (now >= activity) activity = Infinity
    if (now >= nextEnd) expire(now)
    if (now > at) at = now
    let action = -1
    let gained = 0
    switch (command.type) {
      case 'feed':
        action = 0
        up(HUNGER, 30)
        if (draw(100) < 50) up(HAPPINESS, 5 + draw(10))
        if (draw(100) < 30) up(HEALTH, 3)
        if (draw(100) < 20) up(EMPATHY, 1)
        trait(T_AFFECTION, 2)
        trait(T_PATIENCE, 1)
        gained = 10 + draw(5)
        break
      case 'play':
        if (w[ENERGY]! < 20) {
          note(0, 0)
          break
        }
        action = 1
        up(HAPPINESS, 15 + draw(20))
        down(ENERGY, 10 + draw(15))
        if (draw(100) < 40) up(SOCIAL, 2 + draw(8))
        trait(T_PLAY, 1 + draw(2))
        trait(T_PLAY, 3)
        trait(T_CURIOSITY, 1)
        trait(T_MISCHIEF, 1)
        gained = 15 + draw(10)
        break
      case 'cuddle':
        action = 2
        up(LOVE, 10 + draw(15))
        up(HAPPINESS, 8 + draw(12))
        down(STRESS, 5 + draw(10))
        up(EMPATHY, 1 + draw(2))
        if (draw(100) < 30) up(LOYALTY, 1)
        trait(T_AFFECTION, 4)
        trait(T_LOYALTY, 2)
        trait(T_EMPATHY, 1)
        gained = 8 + draw(7)
        break
      case 'teach':
        if (w[ENERGY]! < 30) {
          note(1, 0)
          break
        }
        action = 3
        up(INTELLIGENCE, 8 + draw(12))
        up(CURIOSITY, 5 + draw(10))
        down(ENERGY, 8 + draw(12))
        if (draw(100) < 40) up(WISDOM, 2 + draw(5))
        trait(T_CURIOSITY, 1 + draw(3))
        if (draw(100) < 30) trait(T_OPENNESS, 1)
        trait(T_INTELLIGENCE, 3)
        trait(T_CURIOSITY, 2)
        trait(T_PATIENCE, 1)
        gained = 20 + draw(15)
        break
      case 'create':
        if (w[CREATIVITY]! < 25) {
          note(2, 0)
          break
        }
        action = 4
        up(CREATIVITY, 10 + draw(15))
        up(HAPPINESS, 8 + draw(10))
        up(INTELLIGENCE, 3 + draw(8))
        down(ENERGY, 5 + draw(10))
        trait(T_CREATIVITY, 1 + draw(3))
        if (draw(100) < 30) up(INDEPENDENCE, 1)
        if (draw(100) < 30) {
          const name = FINDS.creations[draw(5)]!
          add(name, 'creation', draw(100) < 20 ? 'rare' : 'common')
        }
        trait(T_CURIOSITY, 2)
        trait(T_INTELLIGENCE, 2)
        trait(T_PLAY, 1)
        gained = 18 + draw(12)
        break
      case 'explore':
        if (w[ENERGY]! < 40) {
          note(3, 0)
          break
        }
        action = 5
        up(CURIOSITY, 12 + draw(18))
        up(INTELLIGENCE, 5 + draw(10))
        down(ENERGY, 15 + draw(20))
        up(INDEPENDENCE, 3 + draw(8))
        trait(T_CURIOSITY, 2 + draw(4))
        trait(T_INDEPENDENCE, 1 + draw(2))
        if (draw(100) < 30) trait(T_OPENNESS, 1)
        if (draw(100) < 40) {
          const name = FINDS.discoveries[draw(4)]!
          if (add(name, 'discovery', 'uncommon')) {
            totalFound += 1
            lastDiscovery = at
            unique.add(name)
          }
        }
        trait(T_CURIOSITY, 4)
        trait(T_INTELLIGENCE, 1)
        trait(T_MISCHIEF, 1)
        gained = 25 + draw(20)
        break
      case 'patch-stats': {
        let moved = false
        for (const stat in command.patch) {
          const k = S[stat]!
          const change = command.patch[stat as keyof typeof command.patch]!
          const from = w[k]!
          const wish = typeof change === 'number' ? from + change : change.set
          const to = wish > 100 ? 100 : wish < 0 ? 0 : wish
          w[k] = to
          if (to !== from) moved = true
          if (to >= 75 && to > from) reach(k, to)
        }
        if (moved) {
          settle()
          feel(6)
        }
        break
      }
      default:
    }
    if (action < 0) continue
    acted = true
    experience += gained
    totalInteractions += 1
    counts[action]! += 1
    last = at
    activity = at + DURATIONS[action]!
    if (first < tail || experience >= experienceToNext) settle()
    feel(action)
  }

  return snapshotOf(before, {
    clock: { seq, at, ids, rng: { a, b, c, d } },
    progress: { level, experience, experienceToNext, totalInteractions },
    discovery: { totalFound, lastDiscovery, unique },
    life: { w, t, counts, order, items, mood, last, activity, acted },
    changes: { moodOf, moodWas, moodAt, moodWhy, moods },
    notices: { noteId, noteAt, noteKind, noteValue, notes },
  })
}
