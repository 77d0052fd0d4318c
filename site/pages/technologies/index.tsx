import { useId, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Field } from '#ui/field'
import { Heading } from '#ui/heading'
import { Input } from '#ui/input'
import { Opening } from '../../components/opening/index.ts'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import type { TechIcon } from '../../components/sprite-icon/index.ts'
import { Stack } from '#ui/stack'
import { TechnologyList } from '../../components/technology-list/index.ts'
import { Text } from '#ui/text'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import '../parts/in-sight.css.ts'
import { useDate } from '../parts/use-date.ts'
import type { ScreenProps } from '../screens.ts'
import { EVERYTHING, matching } from './matching.ts'
import * as css from './technologies.css.ts'
import { WORDS } from './words.ts'

/** [2.1.105] What each technology is for, by family, and which ones this site is made with. */
export default function Technologies({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const date = useDate()
  const words = useWordsOf(WORDS)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState(EVERYTHING)
  const all = page.technologies ?? []
  const groups = matching(all, wanted)
  const count = groups.reduce((sum, { uses }) => sum + uses.length, 0)
  const reset = () => {
    if (field.current) field.current.value = ''
    setWanted(EVERYTHING)
    field.current?.focus()
  }
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <div className={css.filters}>
          <Field id={`${id}text`} label={words.filter}>
            <Input
              ref={field}
              placeholder={words.placeholder}
              maxLength={100}
              autoComplete="off"
              onInput={({ currentTarget }) => setWanted({ ...wanted, text: currentTarget.value })}
            />
          </Field>
          <Field id={`${id}family`} label={words.family}>
            <Select
              value={wanted.family}
              onChange={({ target }) => setWanted({ ...wanted, family: target.value })}
            >
              <option value="">{words.all}</option>
              {all.map((group) => (
                <option key={group.id} value={group.id}>
                  {group.title}
                </option>
              ))}
            </Select>
          </Field>
          <Checkbox
            id={`${id}here`}
            label={words.hereOnly}
            checked={wanted.here}
            onChange={({ target }) => setWanted({ ...wanted, here: target.checked })}
          />
        </div>
        <Text as="div" size="s" tone="muted">
          <p>
            <output>{words.count(count)}</output>. {t('page.updated', { date: date(page.updated) })}
            .
          </p>
        </Text>
      </Opening>
      <Section>
        {groups.length === 0 ? (
          <Stack align="start">
            <p>{words.none}</p>
            <Button onClick={reset}>{words.reset}</Button>
          </Stack>
        ) : (
          <Stack gap={8}>
            {groups.map((group) => (
              <div key={group.id} id={group.id} className={css.group}>
                <Stack>
                  <Heading level={2} size="t3">
                    {group.title}
                  </Heading>
                  <TechnologyList
                    items={group.uses.map(({ icon, name, text, href, here }) => ({
                      icon: icon as TechIcon,
                      name,
                      text,
                      href,
                      note: here && words.here,
                    }))}
                  />
                </Stack>
              </div>
            ))}
          </Stack>
        )}
      </Section>
      <Ending page={page} />
    </>
  )
}
