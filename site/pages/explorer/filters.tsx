import { useId, type ReactElement, type RefObject } from 'react'
import { Field } from '#ui/field'
import { SearchField } from '#ui/search-field'
import { Select } from '#ui/select'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { Asked, Choices } from './asked.ts'
import * as css from './explorer.css.ts'
import type { Counts } from './counts.ts'
import { WORDS } from './words.ts'

interface FiltersProps {
  readonly page: PageData
  readonly choices: Choices
  readonly asked: Asked
  readonly counts: Counts
  readonly field: RefObject<HTMLInputElement | null>
  readonly onAsk: (change: Partial<Asked>) => void
  /** Somebody is about to ask. */
  readonly onFocus: () => void
}

/** What one looks for, in which family and in which universe; each choice says what it leaves. */
export function Filters(props: FiltersProps): ReactElement {
  const { page, choices, asked, counts, field, onAsk, onFocus } = props
  const t = useWords()
  const words = useWordsOf(WORDS)
  const id = useId()
  return (
    <div className={css.tools} onFocus={onFocus}>
      <div className={css.field}>
        <SearchField
          ref={field}
          action={page.path}
          name="q"
          label={words.field}
          placeholder={words.placeholder}
          keep={page.here.includes('?') ? { lang: page.language } : undefined}
          onValueChange={(question) => onAsk({ question })}
        />
      </div>
      <Field id={`${id}type`} label={words.type}>
        <Select
          name="type"
          value={asked.type ?? ''}
          onChange={({ target }) =>
            onAsk({ type: choices.types.find((type) => type === target.value) })
          }
        >
          <option value="">{named(words.allTypes, counts.types.get(undefined))}</option>
          {page.groups.map(({ family, title }) => (
            <option key={family} value={family}>
              {named(title, counts.types.get(family))}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}universe`} label={words.universe}>
        <Select
          name="universe"
          value={asked.universe ?? ''}
          onChange={({ target }) =>
            onAsk({ universe: choices.universes.find((one) => one === target.value) })
          }
        >
          <option value="">{named(words.allUniverses, counts.universes.get(undefined))}</option>
          {choices.universes.map((one) => (
            <option key={one} value={one}>
              {named(t(`universe.${one}.label`), counts.universes.get(one))}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

const named = (name: string, count = 0): string => `${name} (${count})`
