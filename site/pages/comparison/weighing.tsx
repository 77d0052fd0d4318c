import { useId, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Pebble } from '#companion/pebble'
import { Presets } from '../../components/presets/index.ts'
import { Letter, Ranking } from '../../components/ranking/index.ts'
import { Section, Split } from '#ui/section'
import { Slider } from '#ui/slider'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import { OpaleStill } from '../../layout/opale-still.tsx'
import type { PageData } from '../../routes/page-data.ts'
import { sameWeights } from '../../weighing/address.ts'
import { leadOf, outOfHundred, rank } from '../../weighing/rank.ts'
import type { Weighed } from '../../weighing/weighed.ts'
import { scripted, toRead } from '../parts/scripted.css.ts'
import { said } from './said.ts'
import { useWeights } from './use-weights.ts'
import * as css from './weighing.css.ts'
import { WORDS } from './words.ts'

/** What weighs how much, and who comes first then. */
export function Weighing({ weighing, still }: WeighingProps): ReactElement {
  const { scale, best, criteria, products, needs } = weighing
  const words = useWordsOf(WORDS)
  const id = useId()
  const { weights, weigh, unknown } = useWeights(needs[0]!.weights, scale)
  const ranking = rank(
    products.map(({ notes }) => notes.map(({ note }) => note)),
    weights,
    best,
  )
  const names = products.map(({ name }) => name)
  return (
    <Section tone="sunken" labelledBy={id}>
      <Split>
        <div className={toRead}>
          <Stack gap={5}>
            <Heading id={id} level={2} size="t3">
              {words.weights}
            </Heading>
            <p className={css.printed}>{words.printed(needs[0]!.name)}</p>
            <div className={scripted}>
              <Presets
                label={words.needs}
                presets={needs.map(({ name }) => ({ key: name, label: name }))}
                chosen={needs.find((need) => sameWeights(need.weights, weights))?.name}
                onChoose={(key) => weigh(needs.find(({ name }) => name === key)!.weights)}
              />
            </div>
            <output className={css.told} data-shared="">
              {said(words, names, leadOf(ranking))}
            </output>
            {criteria.map(({ name, note }, index) => (
              <Slider
                key={name}
                id={`${id}${index}`}
                label={
                  <>
                    <Letter>{letterOf(index)}</Letter>
                    {name}
                  </>
                }
                help={note}
                min={0}
                max={scale.most}
                step={scale.step}
                value={weights[index] ?? 0}
                format={(value) => words.weight(value, scale.most)}
                onValueChange={(value) => weigh(weights.with(index, value))}
              />
            ))}
            <div className={scripted} data-shared="">
              <Text size="s" tone="muted">
                {unknown ? words.unknown : words.shared}
              </Text>
            </div>
          </Stack>
        </div>
        <div className={css.ranking} data-shared="">
          <Stack gap={5}>
            <Heading level={3} size="t3">
              {words.ranking}
            </Heading>
            <Ranking
              items={ranking.order.map(({ product, place, pieces, points }) => ({
                name: names[product]!,
                place,
                score: String(outOfHundred(points, ranking.whole)),
                pieces: pieces.map((piece, index) => ({
                  letter: letterOf(index),
                  share: ranking.whole === 0 ? 0 : (100 * piece) / ranking.whole,
                })),
                sum: words.sum(terms(products[product]!.notes, weights), points, ranking.whole),
              }))}
            />
            <Text size="s" tone="muted">
              {words.bars}
            </Text>
            <div className={scripted}>
              <Pebble
                size="s"
                character={still && <OpaleStill still={still} width={120} height={120} />}
              >
                {words.advice}
              </Pebble>
            </div>
          </Stack>
        </div>
      </Split>
    </Section>
  )
}

interface WeighingProps {
  readonly weighing: Weighed
  readonly still: PageData['still'] | undefined
}

const letterOf = (criterion: number): string => String.fromCharCode(65 + criterion)

/** « 4 × 5 + 2 × 1 »: what does not weigh is left out. */
const terms = (notes: readonly { readonly note: number }[], weights: readonly number[]): string =>
  notes
    .flatMap(({ note }, index) => (weights[index] ? [`${note} × ${weights[index]}`] : []))
    .join(' + ') || '0'
