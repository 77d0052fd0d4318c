import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { ARROWS, Kbd } from '#ui/kbd'

const meta = {
  title: 'Text/Kbd',
  component: Kbd,
  args: { keys: ['Alt', 'O'] },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <>
      <p>
        <Kbd {...args} /> rappelle Opale, <Kbd keys={['Échap']} /> ferme ce qui est ouvert.
      </p>
      <p>
        {ARROWS.map((arrow) => (
          <Fragment key={arrow}>
            <Kbd keys={[{ arrow, name: arrow }]} />{' '}
          </Fragment>
        ))}
        vont d’une commande à l’autre, avec{' '}
        <Kbd keys={['Maj', { arrow: 'right', name: 'flèche droite' }]} /> de cent.
      </p>
    </>
  ),
}
