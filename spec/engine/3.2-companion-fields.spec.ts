import { describe, expect, test } from 'vitest'
import { type Commands, STATS_B, VISIBILITY } from '#engine'
import { B, after, born } from './support/lives.ts'

const START = 1_000
const { pet } = B.create({ seed: 'fields', at: START })

test('[3.2.1] only six slices are the saved state', () => {
  const { state, version } = JSON.parse(B.save.encode(born('B'))) as Record<string, object>
  expect(Object.keys(state!)).toEqual([
    'stats', 'progress', 'personality', 'inventory', 'settings', 'analytics',
  ]) // prettier-ignore
  expect(version).toBe(1)
})

describe('[3.2.2] stats', () => {
  test.each([
    ['3.2.3', { happiness: 75, energy: 80, hunger: 60 }],
    ['3.2.4', { love: 70, intelligence: 65, creativity: 60 }],
    ['3.2.5', { social: 55, curiosity: 70, health: 90 }],
    ['3.2.6', { hygiene: 85, wisdom: 45, magic: 30 }],
    ['3.2.7', { charisma: 50, independence: 40, empathy: 80 }],
    ['3.2.8', { loyalty: 85, confidence: 60, stress: 20 }],
  ])('[%s] %o', (_id, stats) => {
    expect(pet.stats).toMatchObject(stats)
    expect(Object.keys(pet.stats)).toEqual([...STATS_B])
  })
})

describe('[3.2.9] progress', () => {
  test.each([
    ['3.2.10', { level: 1, experience: 0, experienceToNext: 100 }],
    ['3.2.11', { totalInteractions: 0 }],
    ['3.2.12', { unlocks: [], achievements: {}, completedQuests: [] }],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.progress).toMatchObject(fields)
  })
})

describe('[3.2.13] personality', () => {
  const coreTraits = {
    playfulness: 70,
    curiosity: 75,
    affection: 80,
    patience: 65,
    mischief: 35,
    loyalty: 85,
    empathy: 80,
    intelligence: 70,
  }
  const big5 = {
    openness: 50,
    conscientiousness: 50,
    extraversion: 50,
    agreeableness: 50,
    neuroticism: 50,
  }
  test.each([
    ['3.2.14', { coreTraits }],
    [
      '3.2.15',
      { traits: { ...coreTraits, ...big5, creativity: 50, independence: 50, sociability: 50 } },
    ],
    ['3.2.16', { big5 }],
    ['3.2.17', { dominantTraits: ['empathy', 'curiosity', 'playfulness'] }],
    ['3.2.18', { evolution: { totalEvolutions: 0, lastEvolution: null, availableEvolutions: [] } }],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.personality).toMatchObject(fields)
  })

  test('[3.2.15] sixteen traits, no more', () => {
    expect(Object.keys(pet.personality.traits)).toHaveLength(16)
  })

  test('[3.2.17] after an action, the dominant traits are the top three, ties in order', () => {
    const tied = born('B', {
      personality: { coreTraits: { loyalty: 83, affection: 80, empathy: 84 } },
    })
    expect(tied.pet.personality.dominantTraits).toEqual(['empathy', 'curiosity', 'playfulness'])
    // Feeding makes affection 82 and changes nothing else of these.
    const { dominantTraits } = after(tied, { type: 'feed' }).pet.personality
    expect(dominantTraits).toEqual(['empathy', 'loyalty', 'affection'])
    const even = born('B', {
      personality: { coreTraits: { loyalty: 82, affection: 80, empathy: 82 } },
    })
    const { dominantTraits: byOrder } = after(even, { type: 'feed' }).pet.personality
    expect(byOrder).toEqual(['empathy', 'affection', 'loyalty'])
  })
})

describe('[3.2.19] emotions', () => {
  test.each([
    [
      '3.2.20',
      {
        current: {
          dominant: 'joy',
          secondary: 'curiosity',
          intensity: 75,
          duration: 0,
          stability: 80,
        },
      },
    ],
    ['3.2.21', { history: [], triggers: {}, responses: {} }],
    ['3.2.22', { baseMood: 'content' }],
    [
      '3.2.23',
      { temperament: { volatility: 30, resilience: 70, sensitivity: 60, expressiveness: 80 } },
    ],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.emotions).toMatchObject(fields)
  })
})

describe('[3.2.24] game state', () => {
  test.each([
    [
      '3.2.25',
      { isVisible: true, currentMood: 'happy', isInteracting: false, lastInteractionTime: null },
    ],
    ['3.2.26', { notifications: [] }],
    [
      '3.2.27',
      {
        activeScenarios: [],
        currentScenario: null,
        cooldowns: {},
        autoSaveEnabled: true,
        compactMode: false,
      },
    ],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.gameState).toMatchObject(fields)
  })

  test('[3.2.26] a notification has id, timestamp, ttl, type and message', () => {
    const { notifications } = after(born('B', { stats: { energy: 0 } }), { type: 'play' }).pet
      .gameState
    expect(notifications).toEqual([
      { id: 1, timestamp: 0, ttl: 3000, type: 'warning', message: 'too-tired-to-play', values: {} },
    ])
  })
})

test('[3.2.28] ai, whose memories have an id, a timestamp and free fields', () => {
  expect(pet.ai).toEqual({
    memories: [],
    predictions: [],
    insights: [],
    patterns: [],
    personalityProfile: {},
    learningProgress: {},
    neuralNetworkData: {},
  })
  const { ai } = after(born('B'), { type: 'remember', fields: { what: 'rain', id: 'mine' } }).pet
  expect(ai.memories).toEqual([{ id: 1, timestamp: 0, what: 'rain' }])
  type Fields = Extract<Commands['B'], { type: 'remember' }>['fields']
  const inObjects = (levels: number): Fields => (levels === 1 ? {} : { why: inObjects(levels - 1) })
  const inLists = (levels: number): Fields[string] => (levels === 1 ? [] : [inLists(levels - 1)])
  const isKept = (fields: Fields): boolean =>
    after(born('B'), { type: 'remember', fields }).pet.ai.memories.length === 1
  // Deeper than any sense, and shallow enough for every stack.
  expect([isKept(inObjects(32)), isKept(inObjects(33))]).toEqual([true, false])
  expect([isKept({ why: inLists(31) }), isKept({ why: inLists(32) })]).toEqual([true, false])
})

describe('[3.2.29] inventory', () => {
  test.each([
    ['3.2.31', { maxCapacity: 50 }],
    [
      '3.2.32',
      {
        categories: [
          'food',
          'toys',
          'books',
          'decorations',
          'clothing',
          'accessories',
          'special',
          'collectibles',
        ],
      },
    ],
    ['3.2.33', { equipment: { hat: null, accessory: null, background: null, special: null } }],
    [
      '3.2.34',
      { discovery: { totalFound: 0, uniqueItems: [], rareFinds: [], lastDiscovery: null } },
    ],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.inventory).toMatchObject(fields)
  })

  test('[3.2.30] what an item has', () => {
    const { items } = after(born('B'), { type: 'add-item', item: { name: 'Kite' } }).pet.inventory
    expect(items).toEqual([
      {
        id: 1,
        name: 'Kite',
        type: 'special',
        category: 'special',
        rarity: 'common',
        acquiredAt: 0,
        discoveredAt: null,
        effects: { happiness: 5, energy: 3 },
        equipped: false,
        equippedAt: null,
      },
    ])
  })
})

test('[3.2.35] settings', () => {
  expect(pet.settings).toEqual({
    volume: 0.7,
    animations: true,
    notifications: true,
    autoPlay: false,
    theme: 'neon',
    language: 'fr',
    performance: { reducedMotion: false, highPerformanceMode: false },
  })
})

describe('[3.2.36] analytics', () => {
  test.each([
    ['3.2.37', { sessionStartTime: START, totalPlayTime: 0 }],
    ['3.2.38', { actionCounts: { feed: 0, play: 0, cuddle: 0, teach: 0, create: 0, explore: 0 } }],
    ['3.2.39', { moodHistory: [] }],
    ['3.2.40', { performanceMetrics: {} }],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.analytics).toMatchObject(fields)
  })

  test('[3.2.38] accepted actions are counted by their key, refused ones are not', () => {
    const tired = after(
      born('B', { stats: { energy: 0 } }),
      { type: 'feed' },
      { type: 'feed' },
      { type: 'play' },
    )
    expect(tired.pet.analytics.actionCounts).toMatchObject({ feed: 2, play: 0 })
  })

  test('[3.2.39] an entry of the mood history', () => {
    const sad = after(born('B'), { type: 'set-mood', mood: 'sad', reason: 'rain' })
    expect(sad.pet.analytics.moodHistory).toEqual([
      { mood: 'sad', previousMood: 'happy', timestamp: 0, reason: 'rain' },
    ])
  })
})

describe('[3.2.41] visibility context', () => {
  test('[3.2.42] isVisible is kept under its own key as true or false', () => {
    expect(VISIBILITY.key).toBe('opale-ai-open')
    expect([VISIBILITY.encode(true), VISIBILITY.encode(false)]).toEqual(['true', 'false'])
    expect(['true', 'false', null, 'nonsense'].map(VISIBILITY.decode)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('[3.2.43] the last interaction is known, and whether one is under way', () => {
    const busy = after(born('B'), { type: 'cuddle' })
    expect(busy.pet.gameState).toMatchObject({ isInteracting: true, lastInteractionTime: 0 })
  })
})
