import { type ReactElement, useState } from 'react'
import { Icon, ICON_NAMES, type IconName } from '#ui/icon'
import { RadioGroup } from '#ui/radio-group'
import { Head, Section } from '#ui/section'
import { Slider } from '#ui/slider'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import { scripted, toRead } from '../parts/scripted.css.ts'
import * as css from './canvas.css.ts'
import { WORDS } from './canvas-words.ts'
import { Glass, Surface } from './surface.tsx'

const DENSITIES = ['1', '2', '3'] as const

/** [2.1.111] Icons painted on one surface, and the list that says the same in text. */
export function CanvasDemo(): ReactElement {
  const words = useWordsOf(WORDS)
  const [size, setSize] = useState(48)
  const [density, setDensity] = useState('2')
  const [chosen, choose] = useState<IconName>('moon')
  const painting = { size, density: Number(density), chosen }
  return (
    <Section labelledBy="painted">
      <Head id="painted" title={words.title} lead={words.lead} />
      <div className={css.settings}>
        <Slider
          id="icon-size"
          label={words.size}
          min={16}
          max={96}
          step={4}
          value={size}
          onValueChange={setSize}
          format={(value) => `${value} px`}
        />
        <RadioGroup
          id="density"
          name="density"
          legend={words.density}
          help={words.densityHelp}
          variant="segment"
          value={density}
          onValueChange={setDensity}
          options={DENSITIES.map((value) => ({ value, label: `${value} ×` }))}
        />
      </div>
      <div className={css.bench}>
        <Stack gap={5}>
          <Surface {...painting} label={words.surface(ICON_NAMES.length)} onChoose={choose} />
          <div className={toRead}>
            <RadioGroup
              id="icon"
              name="icon"
              legend={words.list}
              help={words.listHelp}
              variant="pills"
              value={chosen}
              onValueChange={(value) => choose(value as IconName)}
              options={ICON_NAMES.map((value) => ({ value, label: words.icons[value] }))}
            />
          </div>
        </Stack>
        <Stack gap={4}>
          <div className={css.pair}>
            <figure className={`${css.half} ${scripted}`}>
              <Glass {...painting} label={words.glassLabel(words.icons[chosen])} />
              <Text as="span" size="s" tone="muted">
                {words.painted}
              </Text>
            </figure>
            <figure className={css.half}>
              <div className={css.glass}>
                <Icon name={chosen} label={words.icons[chosen]} />
              </div>
              <Text as="span" size="s" tone="muted">
                {words.drawn}
              </Text>
            </figure>
          </div>
          <Text size="s" tone="muted">
            {words.comparison}
          </Text>
        </Stack>
      </div>
    </Section>
  )
}
