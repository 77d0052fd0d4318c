import { useId, useSyncExternalStore, type ReactElement } from 'react'
import { Checkbox } from '#ui/checkbox'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import type { Needs } from '../../routes/template/needs.ts'
import { keepTicked, onTicked, tickedIn, tickedText } from '../../ports/templates-ticked.ts'
import { scripted, toRead } from '../parts/scripted.css.ts'
import * as css from './template.css.ts'
import type { Words } from './words.ts'

interface ChecklistProps {
  readonly slug: string
  readonly needs: Needs
  readonly words: Words
}

/** What is to be done before the first run; what is done stays ticked on this device. */
export function Checklist({ slug, needs, words }: ChecklistProps): ReactElement {
  const id = useId()
  const kept = useSyncExternalStore(onTicked, tickedText, () => '')
  const done = tickedIn(kept)[slug] ?? []
  const tasks = tasksOf(needs, words)
  const tick = (key: string, on: boolean) =>
    keepTicked(slug, on ? [...done, key] : done.filter((other) => other !== key))
  return (
    <section aria-labelledby={id} data-shared="">
      <div className={css.between}>
        <Heading id={id} level={3}>
          {words.setUpTitle}
        </Heading>
        <output className={scripted}>
          {words.of(tasks.filter(({ key }) => done.includes(key)).length, tasks.length)}
        </output>
      </div>
      <ul className={`${css.tasks} ${toRead}`}>
        {tasks.map(({ key, label, help }) => (
          <li key={key}>
            <Checkbox
              id={id + key.replaceAll(' ', '-')}
              label={label}
              help={help}
              checked={done.includes(key)}
              onCheckedChange={(on) => tick(key, on)}
            />
          </li>
        ))}
      </ul>
      <Text tone="muted" size="s">
        {words.keptHere}
      </Text>
    </section>
  )
}

interface Task {
  readonly key: string
  readonly label: string
  readonly help?: string
}

const tasksOf = ({ accounts, settings }: Needs, words: Words): readonly Task[] => [
  { key: 'import', label: words.tasks.import },
  ...accounts.map(({ service, name, kinds }, index) => ({
    // A tick is kept by the service's name, which a second account of it cannot have.
    key:
      accounts.findIndex((each) => each.service === service) === index ? service : kinds.join(' '),
    label: words.tasks.account(name),
    help: kinds.join(words.or),
  })),
  ...(settings?.values ?? [])
    .map(({ name, value }) => ({
      key: `set ${name}`,
      label: words.tasks.setting(name, settings!.node),
      help: value === '' ? undefined : words.tasks.now(value),
    }))
    .map(({ help, ...task }) => ({ ...task, ...(help !== undefined && { help }) })),
  { key: 'try', label: words.tasks.try },
]
