import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tags, type TagsProps } from '#ui/tag'

function Kept(props: TagsProps): ReactElement {
  const [tags, setTags] = useState(props.tags)
  return (
    <Tags
      {...props}
      tags={tags}
      onRemove={(key, event) => {
        setTags((all) => all.filter((tag) => tag.key !== key))
        props.onRemove?.(key, event)
      }}
    />
  )
}

const meta = {
  title: 'Actions/Tag',
  component: Tags,
  args: {
    label: 'Filtres choisis',
    removeLabelOf: (label) => `Retirer ${label}`,
    onRemove: fn(),
    tags: [
      { key: 'rag', label: 'Assistants et RAG' },
      { key: 'gmail', label: 'Gmail' },
      { key: 'studio', label: 'Ouvrable dans le studio' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tags>
export default meta
type Story = StoryObj<typeof meta>

export const Filters: Story = {}

export const Removing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Gmail' }))
    await expect(args.onRemove).toHaveBeenCalledWith('gmail', expect.anything())
    await expect(canvas.queryByText('Gmail')).not.toBeInTheDocument()
    await expect(
      canvas.getByRole('button', { name: 'Retirer Ouvrable dans le studio' }),
    ).toHaveFocus()
  },
}

/** Where filters are in the address, taking one off is a link. */
export const Links: Story = {
  args: {
    tags: [
      { key: 'rag', label: 'Assistants et RAG', href: '?integration=gmail' },
      { key: 'gmail', label: 'Gmail', href: '?categorie=rag' },
    ],
  },
}
