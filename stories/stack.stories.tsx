import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { ALIGNMENTS, CELLS, GAPS, Grid, Inline, JUSTIFICATIONS, Stack } from '#ui/stack'
import { Text } from '#ui/text'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { Inline, Grid },
  args: { children: null },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

const services = ['Cadrage', 'Prototype', 'Mise en production', 'Transmission', 'Suivi', 'Audit']

/** Steps of the spacing scale. */
export const Gaps: Story = {
  parameters: { gallery: true },
  render: () => (
    <Inline gap={6} align="start">
      {GAPS.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text strong>{gap}</Text>
          {services.slice(0, 3).map((name) => (
            <Badge key={name}>{name}</Badge>
          ))}
        </Stack>
      ))}
    </Inline>
  ),
}

/** One below the other; without an alignment, each takes the whole width. */
export const Aligned: Story = {
  render: () => (
    <Grid cells={4}>
      {([undefined, 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align ?? 'whole'} align={align}>
          <Button>{align ?? 'sans'}</Button>
          <Button>Transmettre</Button>
        </Stack>
      ))}
    </Grid>
  ),
}

/** Side by side, large and small. */
export const InlineAligned: Story = {
  render: () => (
    <Stack gap={6}>
      {ALIGNMENTS.map((align) => (
        <Inline key={align} align={align}>
          <Text size="t1">{align}</Text>
          <Badge>à côté</Badge>
          <Button>Décrire mon projet</Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const InlineJustified: Story = {
  render: () => (
    <Stack gap={6}>
      {JUSTIFICATIONS.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Text>{justify}</Text>
          <Button>Décrire mon projet</Button>
        </Inline>
      ))}
    </Stack>
  ),
}

/** As many lines as needed: nothing is wider than the screen. */
export const InlineOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline as="ul">
      {services.map((name) => (
        <li key={name}>
          <Button>{name}</Button>
        </li>
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(services.length)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Two, three or four columns once they fit; or as many tiles, or cards, as there is room for. */
export const Cells: Story = {
  render: () => (
    <Stack gap={7}>
      {CELLS.map((cells) => (
        <Grid key={cells} cells={cells}>
          {services.map((name) => (
            <Button key={name}>{`${cells} · ${name}`}</Button>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
}
