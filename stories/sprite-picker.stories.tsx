import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SpritePicker } from '../site/components/sprite-picker/index.ts'
import type { TechIcon } from '../site/components/sprite-icon/index.ts'
import { sheetMarkup } from '../site/components/sprite-icon/markup.ts'

const href = URL.createObjectURL(new Blob([sheetMarkup('techIcons')], { type: 'image/svg+xml' }))

const meta = {
  title: 'Forms/Sprite picker',
  component: SpritePicker<'techIcons'>,
  args: {
    sheet: 'techIcons',
    name: 'cell',
    legend: 'Case de la planche',
    labelOf: (name) => name,
    value: 'python',
    onValue: () => undefined,
    href,
  },
  render: function Picking(args) {
    const [value, setValue] = useState<TechIcon>(args.value)
    return <SpritePicker {...args} value={value} onValue={setValue} />
  },
} satisfies Meta<typeof SpritePicker<'techIcons'>>
export default meta
type Story = StoryObj<typeof meta>

/** One stop for the keyboard, then the arrows. */
export const Technologies: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(86)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'python' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: 'docker' }))
    await expect(canvas.getByRole('radio', { name: 'docker' })).toBeChecked()
    await expect(canvas.getByTitle('docker')).toBeInTheDocument()
  },
}
