import { useId, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { hidden } from '#ui/field'
import { Link } from '#ui/link'
import { Head, Section } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { Topic } from '../../content/topics.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { BlogData } from '../../routes/blog.ts'
import { toRead } from '../parts/scripted.css.ts'
import * as css from './blog.css.ts'
import { WORDS } from './words.ts'

interface CategoriesProps {
  readonly blog: BlogData
  readonly chosen: Topic | undefined
  readonly onChoose: (topic: Topic | undefined) => void
}

/** What one can read about, with how much of it there is. */
export function Categories({ blog, chosen, onChoose }: CategoriesProps): ReactElement {
  const words = useWordsOf(WORDS)
  const id = useId()
  const topic = blog.topics.find((one) => one.id === chosen)
  const all = { id: undefined, name: words.all, count: blog.entries.length }
  return (
    <Section id="categories" labelledBy={id} flush>
      <Head id={id} title={words.categories} size="t3" />
      <Stack gap={4}>
        <fieldset className={`${css.choices} ${toRead}`}>
          <legend className={hidden}>{words.categories}</legend>
          <Inline gap={2}>
            {[all, ...blog.topics].map((one) => (
              <Button
                key={one.name}
                size="s"
                variant={one.id === chosen ? 'solid' : 'line'}
                aria-pressed={one.id === chosen}
                onClick={() => onChoose(one.id)}
              >
                <span>{`${one.name} ${one.count}`}</span>
              </Button>
            ))}
          </Inline>
        </fieldset>
        <Text as="div" tone="muted">
          <output>{topic && words.shown(topic.count, topic.name)}</output>{' '}
          {topic && <Link href="#recent">{words.see}</Link>}
        </Text>
      </Stack>
    </Section>
  )
}
