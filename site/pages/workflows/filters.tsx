import { useId, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { LibraryData } from '../../routes/library-data.ts'
import type { Asked } from '../../workflows/library/filter.ts'
import type { Counted } from '../../workflows/library/indexed.ts'
import { LEVELS } from '../../workflows/recipes/recipe.ts'
import { WORDS as LEVEL_WORDS } from '../template/level-words.ts'
import * as css from './library.css.ts'
import { WORDS } from './words.ts'

interface FiltersProps {
  readonly library: LibraryData
  /** Every service, once the library is there. */
  readonly all: readonly Counted[] | undefined
  readonly asked: Asked
  readonly ticked: number
  readonly onAsk: (change: Partial<Asked>) => void
  readonly onIntent: () => void
}

/** What one narrows the list by. On a phone it opens above the cards. */
export function Filters(props: FiltersProps): ReactElement {
  const { library, all, asked, ticked, onAsk, onIntent } = props
  const words = useWordsOf(WORDS)
  const levels = useWordsOf(LEVEL_WORDS)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [whole, setWhole] = useState(false)
  const { narrowed, categories, services, allServices } = library
  const shown = whole && all ? all : services
  return (
    <div onPointerEnter={onIntent} onFocus={onIntent}>
      <div className={css.toggle}>
        <Button aria-expanded={open} aria-controls={`${id}groups`} onClick={() => setOpen(!open)}>
          {ticked === 0 ? words.filters : words.filtersOn(ticked)}
        </Button>
      </div>
      <div id={`${id}groups`} className={open ? css.opened : css.groups}>
        {narrowed?.kind !== 'category' && (
          <Group
            legend={words.category}
            choices={categories}
            ticked={asked.categories}
            onTick={(next) => onAsk({ categories: next })}
          />
        )}
        <Group
          legend={words.integration}
          choices={shown.filter((service) => service.id !== narrowed?.slug)}
          ticked={asked.services}
          onTick={(next) => onAsk({ services: next })}
        >
          {!whole && allServices > services.length && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => {
                onIntent()
                setWhole(true)
              }}
            >
              {words.others(allServices - services.length)}
            </Button>
          )}
        </Group>
        <Group
          legend={words.level}
          choices={library.levels.map((level) => ({
            ...level,
            name: levels[LEVELS.find((known) => known === level.id) ?? 'simple'],
          }))}
          ticked={asked.levels}
          onTick={(next) => onAsk({ levels: LEVELS.filter((level) => next.includes(level)) })}
        />
        {ticked > 0 && (
          <Button size="s" onClick={() => onAsk({ categories: [], services: [], levels: [] })}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

interface GroupProps {
  readonly legend: string
  readonly choices: readonly Counted[]
  readonly ticked: readonly string[]
  readonly onTick: (next: readonly string[]) => void
  readonly children?: ReactElement | false
}

function Group({ legend, choices, ticked, onTick, children }: GroupProps): ReactElement {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {choices.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          label={name}
          end={String(count)}
          checked={ticked.includes(id)}
          onCheckedChange={(on) =>
            onTick(on ? [...ticked, id] : ticked.filter((other) => other !== id))
          }
        />
      ))}
      {children}
    </fieldset>
  )
}
