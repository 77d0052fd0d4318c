import { useId, type ReactElement } from 'react'
import { Link } from '#ui/link'
import { Presets } from '../../components/presets/index.ts'
import { Head, Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { Topic } from '../../content/topics.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { BlogData } from '../../routes/blog.ts'
import { toRead } from '../parts/scripted.css.ts'
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
  return (
    <Section id="categories" labelledBy={id} flush>
      <Head id={id} title={words.categories} size="t3" />
      <Stack gap={4}>
        <div className={toRead}>
          <Presets
            label={words.categories}
            presets={[
              { key: ALL, label: `${words.all} ${blog.entries.length}` },
              ...blog.topics.map(({ id: key, name, count }) => ({
                key,
                label: `${name} ${count}`,
              })),
            ]}
            chosen={chosen ?? ALL}
            onChoose={(key) => onChoose(blog.topics.find((one) => one.id === key)?.id)}
          />
        </div>
        <Text as="div" tone="muted">
          <output>{topic && words.shown(topic.count, topic.name)}</output>{' '}
          {topic && <Link href="#recent">{words.see}</Link>}
        </Text>
      </Stack>
    </Section>
  )
}

const ALL = 'all'
