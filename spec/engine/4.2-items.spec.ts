import { describe, expect, test } from 'vitest'
import { type Item, ITEM_TYPES, RARITY, type Rarity, type Snapshot, STATS_B } from '#engine'
import { outcomes, probability } from './support/enumerate.ts'
import { after, all, born, engineFor, only, when } from './support/lives.ts'

const fresh = born('B')
const discover = (itemType?: (typeof ITEM_TYPES)[number]) =>
  outcomes((rng) => {
    const command = { type: 'discover-item', ...(itemType && { itemType }) } as const
    const { inventory } = engineFor('B', { rng }).step(fresh, { at: 0, command }).next.pet
    return { item: inventory.items[0]!, discovery: inventory.discovery }
  })
const given = (name: string, more: Partial<Item> = {}) =>
  ({ type: 'add-item', item: { name, ...more } }) as const
const full = Array.from({ length: 50 }, (_, i) => i).reduce<Snapshot<'B'>>(
  (now, i) => after(now, given('Kite', { id: `kite-${i}` })),
  fresh,
)

describe('[4.2.64] discovering an item', () => {
  const found = discover()
  test.each([
    ['common', 600n],
    ['uncommon', 250n],
    ['rare', 120n],
    ['epic', 25n],
    ['legendary', 5n],
  ] as const)('[4.2.65] %s: %i in a thousand', (rarity, thousandths) => {
    expect(probability(found, ({ item }) => item.rarity === rarity, 1000n)).toBe(thousandths)
  })
  test.each(ITEM_TYPES)('[4.2.66] %s, given or by one chance in four', (type) => {
    expect(probability(found, ({ item }) => item.type === type, 4n)).toBe(1n)
    expect(new Set(discover(type).map(({ result }) => result.item.type))).toEqual(new Set([type]))
  })
  test('[4.2.66] a type that does not exist is refused', () => {
    expect(when(fresh, { type: 'discover-item', itemType: 'junk' as never }).events).toEqual([
      { type: 'refused', command: 'discover-item', reason: 'unknown', field: 'itemType' },
    ])
  })
  test('[4.2.67] the name is an adjective of the rarity and a noun of the type', () => {
    const names = new Set(found.map(({ result: { item } }) => item.name))
    expect(names.size).toBe(5 * 3 * 16)
    for (const { result } of found) {
      const [adjective, noun] = result.item.name.split(' ') as [string, string]
      expect(RARITY[result.item.rarity].adjectives).toContain(adjective)
      expect(noun).toMatch(/^[A-Z][a-z]+$/)
    }
    expect(probability(found, ({ item }) => item.name === 'Simple Apple', 80n)).toBe(1n)
  })
  test('[4.2.68] effects come from the rarity', () => {
    for (const { result } of found)
      expect(result.item.effects).toEqual(RARITY[result.item.rarity].effects)
  })
  test('[4.2.69] rare and better finds are remembered', () => {
    for (const { result } of found) {
      const rare = (['rare', 'epic', 'legendary'] satisfies Rarity[] as Rarity[]).includes(
        result.item.rarity,
      )
      expect(result.discovery).toEqual({
        totalFound: 1,
        uniqueItems: [result.item.name],
        rareFinds: rare ? [result.item] : [],
        lastDiscovery: 0,
      })
    }
  })
})

describe('adding an item', () => {
  test('[4.2.70] [5.0.5] [9.0.5] works only below fifty', () => {
    expect(full.pet.inventory.items).toHaveLength(50)
    const { next, events } = when(full, given('Moon'))
    expect(next.pet).toBe(full.pet)
    expect(events).toEqual([
      { type: 'inventory-full', name: 'Moon' },
      { type: 'refused', command: 'add-item', reason: 'inventory-full' },
    ])
    expect(when(full, { type: 'discover-item' }).next.pet).toBe(full.pet)
  })
  test('keeps an id of the host, and never gives it twice', () => {
    const { items } = after(
      fresh,
      given('One', { id: 2 }),
      given('Two'),
      given('Three', { id: 'x' }),
    ).pet.inventory
    expect(items.map(({ id }) => id)).toEqual([2, 4, 'x'])
    const again = when(after(fresh, given('One', { id: 'x' })), given('Two', { id: 'x' }))
    expect(again.events).toEqual([
      { type: 'refused', command: 'add-item', reason: 'duplicate-item' },
    ])
  })
  test.each([
    undefined,
    {},
    { name: '' },
    { name: 'Kite', id: '' },
    { name: 'Kite', id: -1 },
    { name: 'Kite', type: 3 },
    { name: 'Kite', category: 'junk' },
    { name: 'Kite', rarity: 'mythic' },
    { name: 'Kite', effects: { strength: 1 } },
    { name: 'Kite', effects: { love: 0.5 } },
  ])('refuses %o', (item) => {
    expect(when(fresh, { type: 'add-item', item } as never).events).toEqual([
      { type: 'refused', command: 'add-item', reason: 'invalid', field: 'item' },
    ])
  })
})

describe('[4.2.71] equipping', () => {
  const two = after(fresh, given('Cap', { id: 'cap' }), given('Crown', { id: 'crown' }))
  const equip = (itemId: string, slot: string) => ({ type: 'equip', itemId, slot }) as never
  const worn = ({ pet: { inventory } }: Snapshot<'B'>) => [
    inventory.equipment,
    inventory.items.filter(({ equipped }) => equipped).map(({ id }) => id),
  ]
  const bare = { hat: null, accessory: null, background: null, special: null }

  test('[4.2.72] works only for an existing item and a valid slot', () => {
    const capped = when(two, equip('cap', 'hat'), 9).next
    expect(worn(capped)).toEqual([{ ...bare, hat: 'cap' }, ['cap']])
    expect(capped.pet.inventory.items[0]).toMatchObject({ equipped: true, equippedAt: 9 })
    expect(
      [when(two, equip('nothing', 'hat')), when(two, equip('cap', 'nose'))].map(
        ({ events }) => events,
      ),
    ).toEqual([
      [{ type: 'refused', command: 'equip', reason: 'unknown', field: 'itemId' }],
      [{ type: 'refused', command: 'equip', reason: 'unknown', field: 'slot' }],
    ])
  })
  test('[4.2.73] what was worn there is taken off', () => {
    const swapped = when(after(two, equip('cap', 'hat')), equip('crown', 'hat'))
    expect(worn(swapped.next)).toEqual([{ ...bare, hat: 'crown' }, ['crown']])
    expect(swapped.next.pet.inventory.items[0]).toMatchObject({ equipped: false, equippedAt: null })
    expect(swapped.events.map(({ type }) => type)).toEqual(['item-unequipped', 'item-equipped'])
  })
  test('an item is worn in one place only', () => {
    expect(worn(after(two, equip('cap', 'hat'), equip('cap', 'special')))).toEqual([
      { ...bare, special: 'cap' },
      ['cap'],
    ])
  })
  test('unequipping empties a slot, and says when there was nothing in it', () => {
    const off = { type: 'unequip', slot: 'hat' } as const
    expect(worn(after(two, equip('cap', 'hat'), off))).toEqual([bare, []])
    expect(when(two, off).events).toEqual([
      { type: 'refused', command: 'unequip', reason: 'nothing-equipped' },
    ])
    expect(when(two, { type: 'unequip', slot: 'nose' } as never).events).toEqual([
      { type: 'refused', command: 'unequip', reason: 'unknown', field: 'slot' },
    ])
  })
})

describe('extensions: using and discarding', () => {
  const engine = engineFor('B', { extensions: true })
  const low = born('B', { stats: all(STATS_B, 10) }, { extensions: true })
  const owner = after(
    low,
    given('Teddy', { id: 'teddy', type: 'toy', rarity: 'rare' }),
    given('Book', { id: 'book' }),
  )
  const step = (command: object) => engine.step(owner, { at: 0, command: command as never })

  test.each(['use-item', 'discard-item'] as const)('%s needs them', (type) => {
    expect(when(owner, { type, itemId: 'teddy' }).events).toEqual([
      { type: 'refused', command: type, reason: 'extensions-off' },
    ])
  })
  test('a toy gives what its rarity gives and is used up', () => {
    const { next, events } = step({ type: 'use-item', itemId: 'teddy' })
    expect(next.pet.stats).toMatchObject({ happiness: 25, energy: 22, love: 20, intelligence: 15 })
    expect(next.pet.inventory.items.map(({ id }) => id)).toEqual(['book'])
    expect(only(events, 'item-used')).toEqual([{ type: 'item-used', itemId: 'teddy' }])
  })
  test('only food and toys can be used; anything can be discarded, also while worn', () => {
    expect(step({ type: 'use-item', itemId: 'book' }).events).toEqual([
      { type: 'refused', command: 'use-item', reason: 'not-usable' },
    ])
    expect(step({ type: 'discard-item', itemId: 'none' }).events).toEqual([
      { type: 'refused', command: 'discard-item', reason: 'unknown', field: 'itemId' },
    ])
    const worn = step({ type: 'equip', itemId: 'book', slot: 'special' }).next
    const { next } = engine.step(worn, { at: 0, command: { type: 'discard-item', itemId: 'book' } })
    expect(next.pet.inventory.equipment.special).toBeNull()
    expect(next.pet.inventory.items).toHaveLength(1)
  })
})
