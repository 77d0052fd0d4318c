import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import {
  SHEETS,
  type SheetName,
  SPRITE_FAILED,
  SpriteIcon,
  TECHNOLOGIES,
  type TechIcon,
} from '../site/components/sprite-icon/index.ts'
import { sheetMarkup } from '../site/components/sprite-icon/markup.ts'
import { Grid, Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'

/** Drawn here, as a site's build draws it. */
const drawn = (sheet: SheetName) =>
  URL.createObjectURL(new Blob([sheetMarkup(sheet)], { type: 'image/svg+xml' }))

const tech = drawn('techIcons')

const meta = {
  title: 'Media/Sprite icon',
  component: SpriteIcon<'techIcons'>,
  args: { sheet: 'techIcons', name: 'typescript', href: tech },
} satisfies Meta<typeof SpriteIcon<'techIcons'>>
export default meta
type Story = StoryObj<typeof meta>

/** 86 of them, 64 px wide, on 10 columns and 9 rows; the hue is that of their universe. */
export const Technologies: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Grid as="ul" cells="tile">
      {TECHNOLOGIES.map(({ icon, name }) => (
        <li key={icon}>
          <Stack gap={2} align="center">
            <SpriteIcon {...args} name={icon} />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </Stack>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(86)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {[24, 32, 48, 64, 96].map((size) => (
        <SpriteIcon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

/** Alone, it says its name. */
export const Alone: Story = {
  args: { name: 'python', label: 'Python' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Python' })).toBeVisible()
  },
}

const sheetStory = (sheet: Exclude<SheetName, 'techIcons'>, size: number): Story => ({
  render: () => {
    const href = drawn(sheet)
    return (
      <Inline>
        {SHEETS[sheet].names.map((name) => (
          <SpriteIcon key={name} sheet={sheet} name={name} size={size} href={href} label={name} />
        ))}
      </Inline>
    )
  },
})

/** Opale's moods, drawn for 256 px. */
export const Portraits: Story = sheetStory('portraits', 128)

/** Her ages, drawn for 512 px. */
export const Media: Story = sheetStory('media', 256)

/** Signs of the interface, drawn for 48 px, in a grey that both themes let through. */
export const Ui: Story = sheetStory('ui', 48)

/** The sheet cannot be read: every picture leaves its letters, and the log says so once. */
export const SheetFails: Story = {
  args: { href: 'data:image/svg+xml,broken', label: 'TypeScript' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  render: (args) => (
    <Inline>
      {[64, 32].map((size) => (
        <SpriteIcon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByText('Ts')).toHaveLength(2)
    await expect(canvas.getAllByRole('img', { name: 'TypeScript' })).toHaveLength(2)
    await expect(console.error).toHaveBeenCalledTimes(1)
    await expect(console.error).toHaveBeenCalledWith(SPRITE_FAILED, args.href)
  },
}

/** A name that data brought and the sheet does not have. */
export const UnknownName: Story = {
  args: { name: 'cobol' as TechIcon, label: 'Cobol' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Co')).toBeVisible()
  },
}
