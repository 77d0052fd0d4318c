import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '#ui/badge'
import { TAB_MARKERS, Tabs, TabsParts } from '#ui/tabs'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { ...TabsParts },
  args: {
    label: 'Formules',
    onValueChange: fn(),
    tabs: [
      { id: 'audit', label: 'Audit', content: <p>Deux semaines, un rapport, une décision.</p> },
      { id: 'prototype', label: 'Prototype', content: <p>Un cas réel, sur vos documents.</p> },
      {
        id: 'production',
        label: 'Mise en production',
        content: <p>Mesures, alertes, reprise par votre équipe.</p>,
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Automatic: Story = {
  play: async ({ canvas, args }) => {
    const [audit, prototype, production] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(audit).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(production).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('reprise par votre équipe')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(prototype).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('prototype')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Prototype' })).toHaveFocus()
  },
}

export const Manual: Story = {
  args: { activation: 'manual', defaultValue: 'prototype' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Mise en production' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Prototype' })).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: 'Mise en production' })).toBeVisible()
  },
}

export const Markers: Story = {
  render: (args) => (
    <>
      {TAB_MARKERS.map((marker) => (
        <Tabs key={marker} {...args} label={`${args.label}, ${marker}`} marker={marker} />
      ))}
    </>
  ),
}

export const MoreThanAPhoneHolds: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Résultat',
    defaultValue: 'sources',
    tabs: [
      { id: 'resume', label: 'Résumé', icon: 'doc', content: 'Score 52 sur 100.' },
      { id: 'mesures', label: 'Mesures', icon: 'gauge', content: 'Six dimensions.' },
      { id: 'sources', label: 'Sources', icon: 'book', content: 'Quatre textes.' },
      { id: 'donnees', label: 'Données brutes', icon: 'data', content: 'Un fichier JSON.' },
    ],
  },
}

/** The page keeps the choice itself, in its address for example. */
export const Controlled: Story = {
  args: { value: 'audit' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Prototype' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('prototype')
    await expect(canvas.getByRole('tabpanel', { name: 'Audit' })).toBeVisible()
  },
}

/** Parts let a tab hold more than its words, and its panel stand elsewhere. */
export const Parts: Story = {
  render: ({ label }) => (
    <TabsParts.Root defaultValue="audit">
      <TabsParts.List label={label}>
        <TabsParts.Tab value="audit">
          Audit <Badge>2</Badge>
        </TabsParts.Tab>
        <TabsParts.Tab value="prototype">Prototype</TabsParts.Tab>
      </TabsParts.List>
      <TabsParts.Panel value="audit" label="Audit">
        <p>Deux semaines, un rapport, une décision.</p>
      </TabsParts.Panel>
      <TabsParts.Panel value="prototype" label="Prototype">
        <p>Un cas réel, sur vos documents.</p>
      </TabsParts.Panel>
    </TabsParts.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Prototype' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Prototype' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Audit 2' }))
  },
}
