import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore } from '#engine'
import { useMemo, type ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { useCompanion } from '#companion/tamagotchi'
import { Inventory, type InventoryProps } from '#companion/inventory'
import { inventory as words } from './sample/companion-words.ts'
import { dayOfB, life, START } from './sample/life.ts'

const full = life('B', 'opale-2026', dayOfB(220))
const some = life('B', 'a treasure hunt', [
  ...dayOfB(64),
  { type: 'add-item', item: { name: 'Divine Star', type: 'decoration', rarity: 'legendary' } },
  {
    type: 'add-item',
    item: { name: 'Cosmic Cookie', type: 'food', category: 'food', rarity: 'legendary' },
  },
  {
    type: 'add-item',
    item: { name: 'Cosmic Cookie', type: 'food', category: 'food', rarity: 'legendary' },
  },
  {
    type: 'add-item',
    item: {
      id: 'hat',
      name: 'Excellent Hat',
      type: 'accessory',
      category: 'accessories',
      rarity: 'rare',
    },
  },
  { type: 'equip', itemId: 'hat', slot: 'hat' },
])

/** Over a real life, so that what one does changes it. */
function Played(props: InventoryProps): ReactElement {
  const store = useMemo(
    () =>
      createStore({
        ...some,
        clock: { now: () => START + 86_400_000, schedule: () => () => undefined },
      }),
    [],
  )
  const { pet } = useCompanion(store).snapshot
  return (
    <Inventory
      {...props}
      inventory={pet.inventory}
      onUse={({ id }) => store.dispatch({ type: 'use-item', itemId: id })}
      onDiscard={({ id }) => store.dispatch({ type: 'discard-item', itemId: id })}
      onEquip={({ id }, slot) => store.dispatch({ type: 'equip', itemId: id, slot })}
      onUnequip={(slot) => store.dispatch({ type: 'unequip', slot })}
    />
  )
}

const meta = {
  title: 'Companion/Inventory',
  component: Inventory,
  args: {
    inventory: some.snapshot.pet.inventory,
    words,
    onUse: fn(),
    onDiscard: fn(),
    onEquip: fn(),
    onUnequip: fn(),
  },
} satisfies Meta<typeof Inventory>
export default meta
type Story = StoryObj<typeof meta>

export const Things: Story = {}

/** Given, worn, taken off, thrown away. */
export const Play: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ canvas }) => {
    const cookies = () => canvas.queryByRole('button', { name: /Biscuit cosmique/u })
    await expect(cookies()).toHaveAccessibleName(/2 exemplaires/u)
    await userEvent.click(cookies()!)
    await userEvent.click(canvas.getByRole('button', { name: 'Donner à Opale' }))
    await expect(cookies()).not.toHaveAccessibleName(/2 exemplaires/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Donner à Opale' }))
    await expect(cookies()).toBeNull()
    // The button is gone with its thing: the focus goes to what is left.
    await expect(document.activeElement).not.toBe(document.body)
    await userEvent.click(canvas.getByRole('button', { name: /Étoile divine/u }))
    await userEvent.click(canvas.getByRole('button', { name: 'Porter (décor)' }))
    await userEvent.click(canvas.getByRole('button', { name: /Retirer.*Étoile divine/u }))
    await expect(canvas.queryByRole('button', { name: /Retirer.*Étoile/u })).toBeNull()
  },
}

export const Full: Story = { args: { inventory: full.snapshot.pet.inventory } }

export const Empty: Story = {
  args: { inventory: life('B', 'opale-2026').snapshot.pet.inventory },
}

/** Without extensions nothing is used up or thrown away. */
export const WithoutExtensions: Story = {
  render: (args) => <Inventory {...args} onUse={undefined} onDiscard={undefined} />,
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
