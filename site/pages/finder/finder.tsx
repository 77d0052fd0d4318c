import { useId, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Cards } from '#ui/card'
import { CheckboxGroup } from '#ui/checkbox-group'
import { Field, hidden } from '#ui/field'
import { Input } from '#ui/input'
import { Link } from '#ui/link'
import { RadioGroup } from '#ui/radio-group'
import { Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { ShapeSigns } from '../../components/flow-view/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { loadLibrary } from '../../ports/library-index.ts'
import type { Language } from '../../routes/language.ts'
import type { LibraryData } from '../../routes/library-data.ts'
import { DATA, suited, type Wanted, type Why } from '../../workflows/finder/rank.ts'
import type { LibraryIndex } from '../../workflows/library/indexed.ts'
import { SIGNS } from '../../workflows/library/signs.ts'
import { LEVELS } from '../../workflows/recipes/recipe.ts'
import { scripted } from '../parts/scripted.css.ts'
import { TemplateCard } from '../parts/template-card.tsx'
import { WORDS as LEVEL_WORDS } from '../template/level-words.ts'
import { WORDS, type Words } from './words.ts'

interface FinderProps {
  readonly library: LibraryData
  readonly language: Language
}

/** Asked nothing, it shows the newest templates: so it does where no script runs. */
export function Finder({ library, language }: FinderProps): ReactElement {
  const words = useWordsOf(WORDS)
  const levels = useWordsOf(LEVEL_WORDS)
  const id = useId()
  const [wanted, setWanted] = useState<Wanted>(ANYTHING)
  const [index, setIndex] = useState<LibraryIndex>()
  const [failed, setFailed] = useState(false)
  const want = (change: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...change }))
    if (index) return
    void loadLibrary(language).then(
      (loaded) => {
        setFailed(false)
        setIndex(loaded)
      },
      () => setFailed(true),
    )
  }
  const asks = wanted.task.trim() !== '' || wanted.tools.length > 0
  const found = asks && index ? suited(index.templates, wanted) : undefined
  const names = index
    ? Object.fromEntries(index.services.map((service) => [service.id, service.name]))
    : library.names
  return (
    <Section labelledBy={`${id}title`} tone="sunken">
      <ShapeSigns names={SIGNS} />
      <Split ratio="4:7">
        <div className={scripted} data-shared="">
          <Stack gap={6}>
            <Field id={`${id}task`} label={words.task} help={words.taskHelp}>
              <Input
                value={wanted.task}
                maxLength={200}
                onChange={({ currentTarget }) => want({ task: currentTarget.value })}
              />
            </Field>
            <CheckboxGroup
              name="tools"
              legend={words.tools}
              variant="pills"
              options={library.services.map((one) => ({ value: one.id, label: one.name }))}
              value={wanted.tools}
              onValueChange={(tools) => want({ tools })}
            />
            <RadioGroup
              legend={words.level}
              options={LEVELS.map((level) => ({ value: level, label: levels[level] }))}
              value={wanted.level}
              onValueChange={(value) =>
                want({ level: LEVELS.find((level) => level === value) ?? ANYTHING.level })
              }
            />
            <RadioGroup
              legend={words.data}
              options={DATA.map((data) => ({
                value: data,
                label: words.kinds[data][0],
                help: words.kinds[data][1],
              }))}
              value={wanted.data}
              onValueChange={(value) =>
                want({ data: DATA.find((data) => data === value) ?? ANYTHING.data })
              }
            />
          </Stack>
        </div>
        <Stack gap={5} data-shared="">
          <h2 id={`${id}title`} className={hidden}>
            {words.title}
          </h2>
          <Text as="div" tone="muted">
            <output>{found ? words.found(found.length) : words.newest}</output>
            {failed && <p>{words.failed}</p>}
          </Text>
          <Cards>
            {found
              ? found
                  .slice(0, SHOWN)
                  .map(({ template, why }) => (
                    <TemplateCard
                      key={template.slug}
                      card={template}
                      names={names}
                      reason={reasonOf(why, names, words)}
                    />
                  ))
              : library.cards
                  .slice(0, FIRST)
                  .map((card) => <TemplateCard key={card.slug} card={card} names={names} />)}
          </Cards>
          {found?.length === 0 && (
            <Button onClick={() => setWanted(ANYTHING)}>{words.reset}</Button>
          )}
          <p>
            <Link variant="more" href={library.first}>
              {words.all}
            </Link>
          </p>
        </Stack>
      </Split>
    </Section>
  )
}

const ANYTHING: Wanted = { task: '', tools: [], level: 'expert', data: 'open' }
/** The best are few. */
const SHOWN = 6
const FIRST = 4

const reasonOf = (why: Why, names: Readonly<Record<string, string>>, words: Words): string => {
  const listed = (ids: readonly string[]) => ids.map((id) => names[id] ?? id).join(', ')
  return [
    why.words.length > 0 && words.because.words(why.words.join(', ')),
    why.has.length > 0 && words.because.has(listed(why.has)),
    why.lacks.length > 0 && words.because.lacks(listed(why.lacks)),
    why.harder && words.because.harder,
    why.hosted ? words.because.hosted : words.because.inside,
  ]
    .filter((part) => part !== false)
    .join(' ')
}
