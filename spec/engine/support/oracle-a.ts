/**
 * Reading A once more, slowly: each command copies everything and follows the text of the rules.
 * It shares with the engine only the generator, the calendar of the platform and the words.
 */
import {
  type Input,
  type PetA,
  type Rng,
  type Snapshot,
  TRAIT_VOCABULARY,
  tycheiKit,
} from '#engine'
import { MUTATIONS } from '../../../engine/reading-a/genetics.ts'

type Mutable<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T
type Fields = Record<string, unknown>

export const oracleA = (
  before: Snapshot<'A'>,
  { at: said, command }: Input<'A'>,
): Snapshot<'A'> => {
  const now = structuredClone(before) as Mutable<Snapshot<'A'>>
  const dice = tycheiKit.open(before.rng)
  now.seq += 1
  const at = Math.max(before.at, said)
  for (const key of ['activity', 'sleep'] as const) {
    const due = timer(now, key)
    if (due === undefined || due > at) continue
    stop(now, key)
    if (key === 'activity') now.pet.gameState.currentActivity = null
    else now.pet.gameState.isAsleep = false
  }
  if (day(at) !== day(before.at)) now.pet.profile.age = age(now.pet.profile.birthdate, at)
  now.at = at
  obey(now, command, dice)
  now.timers = [...now.timers].sort((a, b) => a.due - b.due || (a.key < b.key ? -1 : 1))
  now.rng = dice.state()
  return now
}

const obey = (now: Mutable<Snapshot<'A'>>, command: Fields, dice: Rng): void => {
  const { pet } = now
  const { stats, economy } = pet
  const act = (action: PetA['gameState']['currentActivity'], experience: number): void => {
    pet.gameState.currentActivity = action
    start(now, 'activity', now.at + 5000)
    pet.gameState.lastInteraction = now.at
    pet.gameState.totalInteractions += 1
    gain(pet, experience)
    feel(pet)
  }
  const add = (stat: keyof PetA['stats'], by: number): void => {
    stats[stat] = clamp(stats[stat] + by)
  }
  switch (command['type']) {
    case 'feed': {
      const [nutrition, taste] = [
        whole(command['nutritionValue'], 20),
        whole(command['tastiness'], 10),
      ]
      if (nutrition === null || taste === null) return
      add('hunger', -nutrition)
      add('happiness', taste)
      return act('feed', 10)
    }
    case 'play': {
      const [fun, cost] = [whole(command['fun'], 15), whole(command['energyCost'], 10)]
      if (fun === null || cost === null) return
      add('happiness', fun)
      add('energy', -cost)
      return act('play', 15)
    }
    case 'clean':
      add('cleanliness', 30)
      add('health', 5)
      return act('clean', 10)
    case 'sleep': {
      const duration = whole(command['duration'], 30_000)
      if (duration === null) return
      add('energy', 40)
      pet.gameState.isAsleep = true
      start(now, 'sleep', Math.min(MAX, now.at + duration))
      return act('sleep', 5)
    }
    case 'study': {
      const complexity = whole(command['complexity'], 10)
      if (complexity === null) return
      add('intelligence', complexity)
      add('energy', -15)
      return act('study', 20)
    }
    case 'logo-click':
      add('happiness', 5)
      add('energy', 3)
      return feel(pet)
    case 'gain-experience': {
      const amount = whole(command['amount'])
      if (amount !== null) gain(pet, amount)
      return
    }
    case 'set-stats': {
      const wanted = Object.entries((command['stats'] as Record<string, unknown>) ?? { '': 0 })
      const known = wanted.every(([stat, value]) => stat in stats && number(value) !== null)
      if (
        !known ||
        !wanted.some(([stat, value]) => stats[stat as 'energy'] !== clamp(number(value)!))
      )
        return
      for (const [stat, value] of wanted) stats[stat as 'energy'] = clamp(number(value)!)
      return feel(pet)
    }
    case 'earn':
    case 'spend': {
      const sign = command['type'] === 'earn' ? 1 : -1
      const currency = command['currency'] as 'coins'
      const amount = whole(command['amount'])
      if (!['coins', 'gems', 'stardust', 'energy'].includes(currency) || amount === null) return
      if (sign < 0 && economy[currency] < amount) return
      economy[currency] = Math.min(MAX, economy[currency] + sign * amount)
      if (currency !== 'coins') return
      if (sign > 0) economy.totalEarned = Math.min(MAX, economy.totalEarned + amount)
      else economy.totalSpent = Math.min(MAX, economy.totalSpent + amount)
      return
    }
    case 'add-friend': {
      const { id, name } = command as { id?: string | number; name?: string }
      if (id === undefined || id === '' || !name) return
      if (pet.social.friends.some((friend) => friend.id === id)) return
      pet.social.friends = [
        ...pet.social.friends,
        { id, name, addedDate: day(now.at), interactionCount: 0 },
      ]
      return
    }
    case 'breed': {
      const partner = command['with'] as { dna: string } | undefined
      if (!partner?.dna) return
      const child = dna(dice)
      if (dice.chance(1, 100_000)) dice.pick(MUTATIONS)
      pet.genetics.parentage.children = [...pet.genetics.parentage.children, child]
      return
    }
    case 'rename':
      pet.profile.name = ((command['name'] as string | undefined) ?? '').trim() || pet.profile.name
      return
    case 'reset':
      return reset(now, dice)
    default:
  }
}

const gain = (pet: Mutable<PetA>, amount: number): void => {
  const { profile, economy, gameState } = pet
  profile.experience = Math.min(MAX, profile.experience + amount)
  const exact = 100n * BigInt(profile.level) * 6n ** BigInt(profile.level - 1)
  const divisor = 5n ** BigInt(profile.level - 1)
  if (BigInt(profile.experience) * divisor < exact) return
  if (exact > BigInt(MAX) * divisor) return
  profile.experience -= Number((exact + divisor - 1n) / divisor)
  profile.level += 1
  economy.coins = Math.min(MAX, economy.coins + 10 * profile.level)
  economy.totalEarned = Math.min(MAX, economy.totalEarned + 10 * profile.level)
  const table = [
    [50, 'legendary'],
    [35, 'master'],
    [20, 'adult'],
    [10, 'teen'],
    [5, 'child'],
    [0, 'baby'],
  ] as const
  const stage = table.find(([level]) => profile.level >= level)![1]
  // One level at a time passes one stage at most.
  if (stage !== gameState.evolutionStage) profile.rarity += 0.5
  gameState.evolutionStage = stage
}

const feel = ({ stats, gameState }: Mutable<PetA>): void => {
  const score = (stats.happiness + stats.energy + stats.health + (100 - stats.hunger)) / 4
  const table = [
    [90, 'ecstatic'],
    [75, 'happy'],
    [60, 'content'],
    [40, 'neutral'],
    [25, 'sad'],
    [-1, 'critical'],
  ] as const
  gameState.currentMood = table.find(([floor]) => score >= floor)![1]
  if (stats.health < 30) gameState.currentMood = 'sick'
  if (stats.energy < 20) gameState.currentMood = 'tired'
  if (stats.hunger > 80) gameState.currentMood = 'hungry'
}

const reset = (now: Mutable<Snapshot<'A'>>, dice: Rng): void => {
  const { name } = now.pet.profile
  now.timers = []
  const left = [...TRAIT_VOCABULARY]
  const traits = (count: number): string[] =>
    Array.from({ length: count }, () => left.splice(dice.int(0, left.length - 1), 1)[0]!)
  const code = dna(dice)
  const dominantTraits = traits(dice.int(2, 3))
  const recessiveTraits = traits(dice.int(1, 2))
  now.pet = {
    profile: {
      name,
      nickname: '',
      bio: '',
      avatar: 'default',
      birthdate: day(now.at),
      age: 0,
      generation: 1,
      rarity: 1,
      titles: [],
      isPublic: true,
      level: 1,
      experience: 0,
    },
    stats: {
      happiness: 75,
      energy: 80,
      intelligence: 65,
      health: 100,
      hunger: 40,
      cleanliness: 90,
      social: 50,
      creativity: 60,
    },
    genetics: {
      dna: code,
      dominantTraits,
      recessiveTraits,
      mutations: [],
      parentage: { parent1: null, parent2: null, children: [] },
    },
    social: {
      friends: [],
      rivals: [],
      guildId: null,
      reputation: 100,
      socialRank: 0,
      interactions: { giftsGiven: 0, visitsReceived: 0, messagesExchanged: 0 },
    },
    economy: {
      coins: 100,
      gems: 0,
      stardust: 0,
      energy: 100,
      marketTransactions: [],
      investments: [],
      totalEarned: 100,
      totalSpent: 0,
    },
    gameState: {
      currentMood: 'neutral',
      lastInteraction: null,
      totalInteractions: 0,
      isAsleep: false,
      currentActivity: null,
      evolutionStage: 'baby',
    },
    inventory: { items: [], foods: [], toys: [], decorations: [], capacity: 50 },
    achievements: { unlocked: [], progress: {}, totalPoints: 0 },
  }
}

const dna = (dice: Rng): string => {
  const letters = (): string =>
    [0, 0, 0].map(() => String.fromCharCode(65 + dice.int(0, 25))).join('')
  const digits = (): string => [0, 0, 0].map(() => String(dice.int(0, 9))).join('')
  return letters() + digits() + letters()
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10)

const age = (birthdate: string | null, at: number): number => {
  const years = Number(day(at).slice(0, 4)) - Number(birthdate!.slice(0, 4))
  return Math.max(0, years - (day(at).slice(5) < birthdate!.slice(5) ? 1 : 0))
}

const timer = (now: Mutable<Snapshot<'A'>>, key: string): number | undefined =>
  now.timers.find((entry) => entry.key === key)?.due
const stop = (now: Mutable<Snapshot<'A'>>, key: string): void => {
  now.timers = now.timers.filter((entry) => entry.key !== key)
}
const start = (now: Mutable<Snapshot<'A'>>, key: 'activity' | 'sleep', due: number): void => {
  stop(now, key)
  now.timers = [...now.timers, { key, due }]
}

const MAX = Number.MAX_SAFE_INTEGER
const clamp = (value: number): number => Math.min(100, Math.max(0, value))
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.max(-MAX, Math.min(MAX, Math.round(value))) + 0
    : null
const whole = (value: unknown, fallback?: number): number | null => {
  const given = value === undefined ? fallback : value
  return number(given) === null || (given as number) < 0 ? null : number(given)
}
