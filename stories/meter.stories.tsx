import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter, METER_SHAPES, Meters, MEASURES } from '#ui/meter'
import { Grid, Inline, Stack } from '#ui/stack'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  subcomponents: { Meters },
  argTypes: { shape: choice(METER_SHAPES), as: choice(MEASURES) },
  args: { label: 'Énergie', value: 64, icon: 'gauge' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

/** Those with a figure of their own. */
const GAUGES = ['ring', 'line'] as const

const NEEDS = [
  { label: 'Énergie', value: 18, low: 20, icon: 'spark' },
  { label: 'Propreté', value: 100, low: 20, icon: 'shield' },
  { label: 'Santé', value: 86, low: 20, icon: 'user' },
  { label: 'Stress', value: 22, high: 80, icon: 'clock' },
] as const

/** What must not run out, or not get too high. */
export const Needs: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Inline gap={6}>
      {NEEDS.map((need) => (
        <Meter key={need.label} {...args} {...need} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const energy = canvas.getByRole('meter', { name: 'Énergie' })
    await expect(energy).toHaveAttribute('value', '18')
    await expect(energy.parentElement).toHaveAttribute('data-alarm')
    await expect(canvas.getByRole('meter', { name: 'Stress' }).parentElement).not.toHaveAttribute(
      'data-alarm',
    )
  },
}

export const Shapes: Story = {
  render: (args) => (
    <Grid>
      {GAUGES.map((shape) => (
        <Meter key={shape} {...args} shape={shape} text="64 %" low={20} high={90} />
      ))}
    </Grid>
  ),
}

export const Ends: Story = {
  render: (args) => (
    <Grid>
      {GAUGES.flatMap((shape) =>
        [0, 1, 100].map((value) => (
          <Meter key={shape + value} {...args} label={`À ${value}`} shape={shape} value={value} />
        )),
      )}
    </Grid>
  ),
}

const MARKS = [75, 90, 100] as const

const MIND = [
  ['Intelligence', 100],
  ['Sociabilité', 92],
  ['Indépendance', 79],
  ['Sagesse', 72],
  ['Magie', 0],
] as const

/** `Meters` has several one below the other, whose lines begin and end together. */
export const Rows: Story = {
  render: () => <Meters meters={MIND.map(([label, value]) => ({ label, value, marks: MARKS }))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Sociabilité' })).toHaveAttribute('value', '92')
    const full = canvas.getByRole('meter', { name: 'Intelligence' })
    await expect(full.parentElement).toHaveAttribute('data-full')
  },
}

export const AtEachMark: Story = {
  render: () => (
    <Meters
      meters={MARKS.flatMap((mark) => [mark - 1, mark]).map((value) => ({
        label: `À ${value}`,
        value,
        text: `${value} %`,
        marks: MARKS,
      }))}
    />
  ),
}

export const WithoutMarks: Story = {
  render: () => (
    <Meters
      meters={[
        { label: 'Excitation', value: 100, text: '6 fois' },
        { label: 'Contentement', value: 66, text: '4 fois' },
      ]}
    />
  ),
}

export const LongWords: Story = {
  args: {
    shape: 'row',
    label: 'Confiance dans les personnes nouvelles',
    value: 92,
    text: '92 sur 100',
    marks: MARKS,
  },
}

/** Of twelve questions: their places are marks from 1 to 11. */
const QUESTIONS = {
  as: 'progress',
  shape: 'thread',
  label: 'Progression de l’audit',
  value: 5,
  max: 12,
  text: 'Question 5 sur 12',
} as const
const PLACES = Array.from({ length: 11 }, (_, index) => index + 1)

/** A task that gets ahead, in equal parts. */
export const Progress: Story = {
  args: { ...QUESTIONS, marks: PLACES },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progression de l’audit' })
    await expect(bar).toHaveAttribute('value', '5')
    await expect(bar).toHaveAttribute('aria-valuetext', 'Question 5 sur 12')
  },
}

/** With a dot at its head, a level that is being filled. */
export const Level: Story = {
  args: {
    as: 'progress',
    shape: 'thread',
    label: 'Progression vers le niveau 11',
    value: 137,
    max: 515,
    text: '137 sur 515 points',
    dot: true,
  },
}

export const Bars: Story = {
  args: QUESTIONS,
  render: (args) => (
    <Stack>
      {(['thread', 'bar'] as const).map((shape) => (
        <div key={shape}>
          {shape}
          <Meter {...args} shape={shape} />
        </div>
      ))}
    </Stack>
  ),
}

export const EndsOfBars: Story = {
  args: { ...QUESTIONS, text: undefined },
  render: (args) => (
    <Stack>
      {[0, 1, 12].map((value) => (
        <div key={value}>
          {value} sur 12
          <Meter {...args} value={value} marks={PLACES} shape="bar" />
        </div>
      ))}
    </Stack>
  ),
}
